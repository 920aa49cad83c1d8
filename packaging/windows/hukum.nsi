; The setup program for one user: no administrator is asked, and the system's language is spoken.
; setup.py defines VERSION, QUAD (the version in four numbers), BUNDLE, ICON, OUT, TARGET where the
; compiler knows more kinds of stubs than one, and QUICK where time matters more than size.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Hukum"
!define KEY "Software\Hukum"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hukum"
!define CLASSES "Software\Classes"
!define PROGID "Hukum.Match"
!define OLD_SYSTEM 2
!define RUNNING 3

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallDir"
RequestExecutionLevel user
!ifndef QUICK
  SetCompressor /SOLID lzma
!endif
SetDateSave off
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\hukum.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.HideRoomNeeded
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the first is for all systems in other languages
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "German"

LangString IsRunning ${LANG_ENGLISH} "Hukum is running. Close it, then try again; your match is saved."
LangString IsRunning ${LANG_FRENCH} "Hukum est ouvert. Fermez-le, puis réessayez ; votre partie est enregistrée."
LangString IsRunning ${LANG_SPANISH} "Hukum está abierto. Ciérralo y vuelve a intentarlo; tu partida está guardada."
LangString IsRunning ${LANG_GERMAN} "Hukum läuft noch. Beende es und versuche es noch einmal; dein Match ist gespeichert."
LangString IsOld ${LANG_ENGLISH} "Hukum needs Windows 10 or newer, with 64 bits."
LangString IsOld ${LANG_FRENCH} "Hukum nécessite Windows 10 ou une version plus récente, en 64 bits."
LangString IsOld ${LANG_SPANISH} "Hukum necesita Windows 10 o posterior, de 64 bits."
LangString IsOld ${LANG_GERMAN} "Hukum braucht Windows 10 oder neuer, mit 64 Bit."
LangString MatchFile ${LANG_ENGLISH} "Hukum match"
LangString MatchFile ${LANG_FRENCH} "Partie de Hukum"
LangString MatchFile ${LANG_SPANISH} "Partida de Hukum"
LangString MatchFile ${LANG_GERMAN} "Hukum-Match"
LangString Program ${LANG_ENGLISH} "The program"
LangString Program ${LANG_FRENCH} "Le programme"
LangString Program ${LANG_SPANISH} "El programa"
LangString Program ${LANG_GERMAN} "Das Programm"
LangString Saves ${LANG_ENGLISH} "Saved matches, statistics and settings as well"
LangString Saves ${LANG_FRENCH} "Aussi les parties, les statistiques et les réglages"
LangString Saves ${LANG_SPANISH} "También partidas guardadas, estadísticas y ajustes"
LangString Saves ${LANG_GERMAN} "Auch gespeicherte Matches, Statistik und Einstellungen"

VIProductVersion "${QUAD}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} setup"
VIAddVersionKey /LANG=0 "LegalCopyright" "GNU General Public License, version 3 or later"

; A program that runs cannot be written to. Silently, the setup ends with the code RUNNING.
!macro RefuseWhileRunning Un
Function ${Un}RefuseWhileRunning
  ${IfNot} ${FileExists} "$INSTDIR\hukum.exe"
    Return
  ${EndIf}
  again:
  ClearErrors
  FileOpen $0 "$INSTDIR\hukum.exe" a
  ${If} ${Errors}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${RUNNING}
    Quit
  ${EndIf}
  FileClose $0
FunctionEnd
!macroend
!insertmacro RefuseWhileRunning ""
!insertmacro RefuseWhileRunning "un."

; What was installed to another folder goes; its own uninstaller knows what that is.
Function LeaveOldFolder
  ReadRegStr $1 HKCU "${KEY}" "InstallDir"
  ${If} $1 == ""
  ${OrIf} $1 == $INSTDIR
  ${OrIfNot} ${FileExists} "$1\uninstall.exe"
    Return
  ${EndIf}
  ExecWait '"$1\uninstall.exe" /S _?=$1' $0
  ${If} $0 <> 0
    SetErrorLevel $0
    Quit
  ${EndIf}
  Delete "$1\uninstall.exe"
  RMDir "$1"
FunctionEnd

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(IsOld)" /SD IDOK
    SetErrorLevel ${OLD_SYSTEM}
    Quit
  ${EndIf}
FunctionEnd

Section "${NAME}"
  Call RefuseWhileRunning
  Call LeaveOldFolder
  ${If} ${FileExists} "$INSTDIR\hukum.exe" ; else the folder is somebody else's
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\hukum.exe"

  WriteRegStr HKCU "${KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\hukum.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Hukum maintainers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"

  WriteRegStr HKCU "${CLASSES}\.hukum" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(MatchFile)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\hukum.exe,0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\hukum.exe" "%1"'
  ${RefreshShellIcons}
SectionEnd

Section "un.$(Program)"
  SectionIn RO
  Call un.RefuseWhileRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\hukum.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  ReadRegStr $0 HKCU "${CLASSES}\.hukum" ""
  ${If} $0 == "${PROGID}"
    DeleteRegKey HKCU "${CLASSES}\.hukum"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

; Never without being asked: by this box, or silently by /SAVES. app/storage/paths.py has the folder.
Section /o "un.$(Saves)" un.SavedMatches
  RMDir /r "$LOCALAPPDATA\hukum"
SectionEnd

Function un.onInit
  ${un.GetParameters} $0
  ClearErrors
  ${un.GetOptions} $0 "/SAVES" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${un.SavedMatches}
  ${EndIf}
FunctionEnd

; Who removes the program is not asked for room.
Function un.HideRoomNeeded
  FindWindow $0 "#32770" "" $HWNDPARENT
  GetDlgItem $1 $0 1023
  ShowWindow $1 ${SW_HIDE}
FunctionEnd
