"""The drawings themselves: shared parts that compose every face and back as SVG text."""
