# Installs the .msi for the whole machine, lets the program test itself, and removes it again.
$ErrorActionPreference = "Stop"
$package = (Get-Item dist\*-windows.msi).FullName
$place = "$env:ProgramFiles\Hukum"

$done = Start-Process msiexec -ArgumentList "/i", "`"$package`"", "/qn" -Wait -PassThru
if ($done.ExitCode) { throw "msiexec ended with $($done.ExitCode)" }

& "$place\hukum.exe" --self-test | Out-Host
if ($LASTEXITCODE) { throw "the self-test failed" }

Start-Process msiexec -ArgumentList "/x", "`"$package`"", "/qn" -Wait
if (Test-Path $place) { throw "left behind: $(Get-ChildItem $place -Recurse -File)" }
