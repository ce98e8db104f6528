"""How paper looks: black on white, no tint and no picture; names can be read from an arm's length, table numbers from two."""

from typing import Final

STYLE: Final = """
@page { margin: 12mm 15mm; @bottom-right { content: counter(page) " / " counter(pages); font: 13px Alegreya, Georgia, serif } }
* { box-sizing: border-box }
html { background: #fff; color: #000; font: 16px/1.3 Alegreya, 'Iowan Old Style', Georgia, 'DejaVu Serif', serif }
body { margin: 0 auto; max-width: 190mm; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere }
@media screen { body { padding: 12mm 10mm } }
h1, .slip h2 { font-family: Fell, Alegreya, 'Iowan Old Style', Georgia, 'DejaVu Serif', serif }
h1 { margin: 0; font-size: 34px; line-height: 1.1; font-weight: 400 }
.sub { margin: 4px 0 12px; padding-bottom: 8px; border-bottom: 3px double #000; font-size: 16px }
table { width: 100%; border-collapse: collapse; font-size: 20px; line-height: 1.15 }
thead { display: table-header-group } tr { break-inside: avoid }
th { padding: 4px 8px; border-bottom: 1px solid #000; font-size: 14px; font-weight: 400; text-align: left;
vertical-align: bottom }
td { padding: 7px 8px; border-bottom: 1px solid #000 }
th { overflow-wrap: normal } td.b { min-width: 42mm }
.b { font-weight: 700 } td.b { font-size: 23px } th.b { font-weight: 400 }
.n { text-align: right } td.n { white-space: nowrap } .c { text-align: center }
td.c { font-size: 29px; font-weight: 700; line-height: 1 }
.small table { font-size: 17px } .small td { padding: 4px 8px } .small td.b { font-size: 19px }
.small .t { font-size: 14px } .small td.t { min-width: 27mm; overflow-wrap: normal }
.end { margin: 14px 0 0; font-size: 16px; break-inside: avoid }
dl { margin: 8px 0 0; font-size: 14px; display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px }
dt { font-weight: 700 } dd { margin: 0 }
.slip { height: 63mm; padding: 3mm 0 5mm; display: grid; grid-template-rows: auto 1fr auto; break-inside: avoid;
overflow: hidden }
.slip + .slip { border-top: 1px dashed #000 } .slip:nth-child(4n) { break-after: page }
.slip:nth-child(4n + 1) { border-top: 0 }
.slip:last-child { break-after: auto }
.slip header { display: flex; gap: 12px; align-items: baseline; padding-bottom: 3px; border-bottom: 1px solid #000;
font-size: 14px }
.slip h2 { margin: 0; font-size: 22px; font-weight: 400; white-space: nowrap }
.slip header :last-child { margin-left: auto; text-align: right }
.two { display: grid; grid-template-columns: 1fr 24mm 1fr; gap: 10px; align-items: center }
.who { display: flex; gap: 12px; align-items: center } .who.r { flex-direction: row-reverse; text-align: right }
.who svg { flex: none; width: 22mm; height: 22mm } .who b { display: block; font-size: 23px; line-height: 1.05 }
.who small { display: block; font-size: 13px } .who code { font: 13px/1.3 'DejaVu Sans Mono', monospace }
.who .typed { display: block; font-size: 10px; overflow-wrap: anywhere }
.at { text-align: center; font-size: 14px; line-height: 1 } .at b { display: block; font-size: 44px; line-height: 1 }
.boxes { display: flex; justify-content: space-between; align-items: center; font-size: 14px }
.boxes span { display: flex; gap: 6px; align-items: center }
.boxes u { width: 8.5mm; height: 8.5mm; border: 1.5px solid #000; text-decoration: none; display: grid;
place-items: center; font-size: 17px }
.signed { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; margin-top: 5mm; font-size: 13px }
.signed span { border-bottom: 1px solid #000 }
.bracket { display: flex; align-items: stretch; gap: 6mm; padding-right: 1px }
.bracket > div { flex: 1; display: flex; flex-direction: column; min-width: 0 }
.bracket .column { flex: 1; display: flex; flex-direction: column; justify-content: space-around }
.bracket h3 { margin: 0 0 6px; font-size: 16px; font-weight: 400 }
.match { margin: 8px 0; border: 1px solid #000; break-inside: avoid }
.match p { margin: 0; padding: 5px 8px; display: flex; justify-content: space-between; gap: 8px; font-size: 18px;
min-height: 34px } .match p + p { border-top: 1px solid #000 }
.match .w { font-weight: 700 }
.three { grid-template-columns: 1fr 1fr 1fr }
.listed { break-inside: avoid; padding: 6px 0; border-bottom: 1px solid #000 } .listed p { margin: 2px 0; font-size: 16px }
.listed h2 { margin: 0; font-size: 20px; font-weight: 700 } .listed .t { font-size: 14px }
.wall { text-align: center } .wall svg { width: 120mm; height: 120mm } .wall p { margin: 8px 0; font-size: 24px }
.wall .address { font: 20px/1.3 'DejaVu Sans Mono', monospace }
.check { columns: 2; column-gap: 10mm; font-size: 18px }
.check li { list-style: none; display: flex; gap: 6px; padding: 4px 0; break-inside: avoid }
.check h3 { margin: 12px 0 4px; font-size: 19px; border-bottom: 1px solid #000; break-after: avoid }
.check li span { flex: none; display: flex; gap: 2px; width: 21mm }
.check ul { margin: 0; padding: 0 }
.check i { flex: none; width: 4.5mm; height: 4.5mm; border: 1px solid #000; margin-top: 2px }
.sheet { break-after: page } .sheet:last-child { break-after: auto }
"""
