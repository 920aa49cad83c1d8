<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>cost %n ten(s)</source>
        <translation>
            <numerusform>cost %n ten</numerusform>
            <numerusform>cost %n tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s)</source>
        <translation>
            <numerusform>%n more trick</numerusform>
            <numerusform>%n more tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost a ten or more.</source>
        <translation>
            <numerusform>%n card cost a ten or more.</numerusform>
            <numerusform>%n cards cost a ten or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them you played yourself.</source>
        <translation>
            <numerusform>%n of them you played yourself.</numerusform>
            <numerusform>%n of them you played yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>Everybody ends with %n card(s). Nothing is left over: there is no stock.</source>
        <translation>
            <numerusform>Everybody ends with %n card. Nothing is left over: there is no stock.</numerusform>
            <numerusform>Everybody ends with %n cards. Nothing is left over: there is no stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So it goes on until all the cards are played: %n trick(s) in all.</source>
        <translation>
            <numerusform>So it goes on until all the cards are played: %n trick in all.</numerusform>
            <numerusform>So it goes on until all the cards are played: %n tricks in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and ruff; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} may have no {suit} left and ruff; so far {seat} followed %n time.</numerusform>
            <numerusform>{seat} may have no {suit} left and ruff; so far {seat} followed %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and set the trump; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} may have no {suit} left and set the trump; so far {seat} followed %n time.</numerusform>
            <numerusform>{seat} may have no {suit} left and set the trump; so far {seat} followed %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>A match has %n deal(s).</source>
        <translation>
            <numerusform>A match has %n deal.</numerusform>
            <numerusform>A match has %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match takes about %n deal(s).</source>
        <translation>
            <numerusform>A match takes about %n deal.</numerusform>
            <numerusform>A match takes about %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <translation>
            <numerusform>%n ten</numerusform>
            <numerusform>%n tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{us}: {ours}, {them}: {theirs}; %n point(s) win.</source>
        <translation>
            <numerusform>{us}: {ours}, {them}: {theirs}; %n point wins.</numerusform>
            <numerusform>{us}: {ours}, {them}: {theirs}; %n points win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins the match by %n point(s) to {theirs}.</source>
        <translation>
            <numerusform>{side} wins the match by %n point to {theirs}.</numerusform>
            <numerusform>{side} wins the match by %n points to {theirs}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n deal(s) with different numbers</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals with different numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
