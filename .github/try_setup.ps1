# Installs the setup program, lets the program test itself, and removes it again.
$ErrorActionPreference = "Stop"
$setup = Get-Item dist\*-windows-setup.exe
$place = "$env:LOCALAPPDATA\Programs\Hukum"

$done = Start-Process $setup -ArgumentList "/S" -Wait -PassThru
if ($done.ExitCode) { throw "the setup program ended with $($done.ExitCode)" }

& "$place\hukum.exe" --self-test | Out-Host
if ($LASTEXITCODE) { throw "the self-test failed" }

# As _?= keeps the uninstaller from copying itself away, it can be waited for, and stays.
Start-Process "$place\uninstall.exe" -ArgumentList "/S", "_?=$place" -Wait
$left = Get-ChildItem $place -Recurse -File | Where-Object Name -ne "uninstall.exe"
if ($left) { throw "left behind: $left" }
