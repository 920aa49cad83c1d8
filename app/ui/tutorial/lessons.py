"""The two deals of the tutorial as data: the hands, every card that is played, and what is said."""

from __future__ import annotations

from typing import NamedTuple

from app.core.actions import SeatAction, play
from app.core.log import MatchLog
from app.core.notation import parse_card, parse_hand
from app.core.presets import preset
from app.core.rules import StopWhenDecided
from app.session.setup import FirstDeal, MatchSetup, default_seats, new_log
from app.ui.texts.mark import QT_TRANSLATE_NOOP

LEARNER = 0
_SEED = 1


class TrickScript(NamedTuple):
    """One trick: its cards by the seat that leads, and the texts around the learner's card."""

    leader: int
    cards: str
    task: str
    """What to play and why."""
    objection: str
    """Why another card that the rules allow is not the one."""
    outcome: str
    """What has happened, while the trick lies on the table."""


class Lesson(NamedTuple):
    """One deal that teaches."""

    title: str
    preset_id: str
    dealer: int
    hands: tuple[str, ...]
    tricks: tuple[TrickScript, ...]
    farewell: str

    @property
    def actions(self) -> tuple[SeatAction, ...]:
        """Return all cards of the deal in the order in which they are played."""
        return tuple(
            play((trick.leader + place) % len(self.hands), parse_card(code))
            for trick in self.tricks
            for place, code in enumerate(trick.cards.split())
        )

    @property
    def texts(self) -> tuple[str, ...]:
        """Return what is said while the deal is played."""
        return tuple(text for trick in self.tricks for text in (trick.task, trick.outcome))

    def log(self, started: str) -> MatchLog:
        """Return a match that begins with this deal and ends it when nothing can change it."""
        rules = preset(self.preset_id).changed(stop_when_decided=StopWhenDecided.ALWAYS)
        deal = FirstDeal(None, self.dealer, tuple(map(parse_hand, self.hands)))
        setup = MatchSetup(rules, default_seats(len(self.hands)), _SEED, first_deal=deal)
        return new_log(setup, started)


DEHLA_PAKAD = Lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Dehla Pakad"),
    preset_id="dehla_pakad",
    dealer=3,
    hands=(
        "AS KS 4S TH 6H 2H KD JD 9D 7D 5D 4D 3D",
        "JS 8S 7S 2S JH 8H 5H AD QD 8D AC KC QC",
        "QS 9S 6S 5S AH KH QH 3H 2D JC 8C 4C 3C",
        "TS 3S 9H 7H 4H TD 6D TC 9C 7C 6C 5C 2C",
    ),
    tricks=(
        TrickScript(
            0,
            "AS 2S 5S 3S",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You and the player opposite are one side. Each player puts down one card: that is"
                " a trick. All must follow the suit that was led, and its highest card wins. You"
                " lead. Play the ace of spades: nothing beats it.",
            ),
            QT_TRANSLATE_NOOP("Tutorial", "Take the ace of spades: it is sure to win."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The trick is yours, and whoever wins a trick leads the next. But no ten was in it:"
                " in this game only the four tens count. They are shown in the panel at the side.",
            ),
        ),
        TrickScript(
            0,
            "KS 7S 6S TS",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The ace of spades is gone, so your king is the highest spade now. Lead it:"
                " somebody may have to put the ten on it.",
            ),
            QT_TRANSLATE_NOOP("Tutorial", "Lead the king of spades: it cannot be beaten any more."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The player on your left had no other spade and had to give the ten. Your side has"
                " captured its first ten; three of four win the deal.",
            ),
        ),
        TrickScript(
            0,
            "2H 5H AH 4H",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You hold the ten of hearts, but neither ace nor king: if you lead it you may lose"
                " it. Lead the two of hearts and see what your partner has.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Lead the two of hearts: keep the ten, and give nothing away."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your partner had the ace. A trick of your partner counts for your side just as"
                " your own.",
            ),
        ),
        TrickScript(
            2,
            "KH 7H TH 8H",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your partner leads the king of hearts, and the ace is gone: this trick is your"
                " side's. Now is the time to put your ten on it.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Give the ten of hearts: this trick is your partner's for certain."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The second ten. A ten is safe in a trick that your side is sure to win; everywhere"
                " else it is in danger.",
            ),
        ),
        TrickScript(
            2,
            "3C TC 3D AC",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Clubs are led, and you have none: you are the first who cannot follow suit. Any"
                " card may be played, and its suit becomes trump for the whole deal. Diamonds are"
                " your longest suit: play the three of diamonds.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Its suit becomes trump: choose diamonds, your longest suit. The three is enough,"
                " for the smallest trump beats every other suit.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Diamonds are trump now, and your three has beaten even the ace of clubs. The ten"
                " of clubs is your third: the deal is won. One ten is still out.",
            ),
        ),
        TrickScript(
            0,
            "4D AD 2D TD",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "All four tens in one deal would be a sirr, which wins the whole match at once. The"
                " ten of diamonds is still out, and so is the ace. Lead the four of diamonds and"
                " see who has them; it costs you little.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Lead the four of diamonds: keep the high ones while the ace is out."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The other side held both and saves the last ten. Nothing can change the deal any"
                " more.",
            ),
        ),
    ),
    farewell=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Each deal that you win adds one to your streak, the row of beads at the side, and a lost"
        " deal clears it. Seven deals in a row win the match.",
    ),
)

MENDIKOT = Lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Mendikot"),
    preset_id="mendikot",
    dealer=0,
    hands=(
        "TS 8S 5S AH 9H 4H AD 7D 3D AC KC JC 2C",
        "AS KS QS 9S 7S 4S 8H 6H 5H 3H TD TC 4C",
        "3S KH QH JH 7H 2H 9D 5D 2D 9C 7C 6C 5C",
        "JS 6S 2S TH KD QD JD 8D 6D 4D QC 8C 3C",
    ),
    tricks=(
        TrickScript(
            1,
            "AS 3S 2S 5S",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Mendikot is played for tens too, and if each side has two, the tricks decide. The"
                " other side leads the ace of spades, which you cannot beat. Play the five of"
                " spades and keep your ten.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Play the five of spades: lose as little as you can, and no ten."
            ),
            QT_TRANSLATE_NOOP("Tutorial", "A lost trick, but without a ten: that is cheap."),
        ),
        TrickScript(
            1,
            "KS 2H 6S TS",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your partner had no spade left, and the two of hearts has made hearts trump. You"
                " play last, so nothing can happen to this trick: give it your ten of spades.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Give the ten of spades: your partner's trump wins this trick, and nobody plays"
                " after you.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The first ten is yours. Who plays last knows everything: keep your tens for such"
                " moments.",
            ),
        ),
        TrickScript(
            2,
            "5D JD AD TD",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your partner leads a small diamond and hopes for you. Win it with the ace of"
                " diamonds: one player still has to play.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Play the ace of diamonds: a smaller one loses to the jack."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The ten of diamonds was alone and fell under your ace. Two tens are yours, and"
                " you lead.",
            ),
        ),
        TrickScript(
            0,
            "AH 3H 7H TH",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your aces are in danger as long as the others can trump them. So draw their"
                " trumps: lead the ace of hearts, the highest trump of all.",
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Lead the ace of hearts: everybody must follow with a trump."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The ten of trumps itself was alone on your left. Three tens: the deal is yours,"
                " but four are worth more.",
            ),
        ),
        TrickScript(
            0,
            "AC 4C 5C 3C",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Only the ten of clubs is missing, and you hold ace and king of clubs. Lead the ace"
                " first.",
            ),
            QT_TRANSLATE_NOOP("Tutorial", "Lead the ace of clubs: the missing ten is a club."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The ten has not come yet: somebody had a smaller club to give."
            ),
        ),
        TrickScript(
            0,
            "KC TC 6C 8C",
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your king is the highest club now. Lead it, and whoever has the ten alone must"
                " give it.",
            ),
            QT_TRANSLATE_NOOP("Tutorial", "Lead the king of clubs: it cannot be beaten in clubs."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The fourth ten! All four tens in one deal are a mendikot. You have lost a trick,"
                " so it cannot become more, and the deal ends here.",
            ),
        ),
    ),
    farewell=QT_TRANSLATE_NOOP(
        "Tutorial",
        "A deal that is won scores one point, a mendikot two, and all thirteen tricks as well would"
        " be a kot for three. Who has seven points first wins the match.",
    ),
)

LESSONS = (DEHLA_PAKAD, MENDIKOT)
