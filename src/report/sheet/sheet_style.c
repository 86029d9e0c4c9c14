/* The style sheet of sheets. */
#include "report/sheet/sheet_parts.h"

/* Black and greys only: paper has no colours, and greys keep a contrast of 7 to 1. */
const char *const bd_sheet_css =
    "*{box-sizing:border-box}\n"
    "html{-webkit-text-size-adjust:100%;text-size-adjust:100%}\n"
    "body{margin:0 auto;max-width:72rem;padding:0 1.5rem 3rem;color:#000;background:#fff;"
    "font-family:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",\"DejaVu Sans Condensed\",sans-serif;"
    "font-stretch:condensed;line-height:1.15}\n"
    "h1,h2,p{margin:0;font-weight:400}\n"
    "caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}"
    "\n"
    ".head{display:grid;grid-template-columns:1fr auto;column-gap:1.5rem;align-items:baseline;"
    "padding:1.6rem 0 .5rem;border-bottom:2px solid #000}\n"
    ".event,.round{font-size:1.7rem;font-weight:700;line-height:1.15;overflow-wrap:anywhere}\n"
    ".round{text-align:right;white-space:nowrap}\n"
    ".what{font-size:1.1rem}\n"
    ".date{grid-column:1;font-size:1.1rem;color:#333}\n"
    ".number{grid-column:2;grid-row:2;text-align:right;color:#444}\n"
    "table{border-collapse:collapse;width:100%;table-layout:fixed;font-size:1rem;"
    "font-variant-numeric:tabular-nums lining-nums}\n"
    "th,td{padding:.18em .35em;text-align:left;font-weight:400;overflow-wrap:break-word}\n"
    "thead th{font-size:.85em;color:#333;padding-top:.5em;padding-bottom:.4em;vertical-align:bottom;"
    "border-bottom:1px solid #000;white-space:nowrap;overflow-wrap:normal}\n"
    "tbody tr{border-bottom:1px solid #ddd}\n"
    "tbody tr:nth-child(even){background:#efefef}\n"
    ".n,.s{text-align:right}\n"
    "tbody .n{color:#444}\n"
    "tbody .b,tbody .s{font-weight:700}\n"
    ".b{text-align:right;padding-right:.6em}\n"
    ".r{text-align:center;white-space:nowrap}\n"
    "tbody .r{border-left:1px solid #999;border-right:1px solid #999;font-weight:700}\n"
    ".x{white-space:nowrap;text-align:center;padding-left:.1em;padding-right:.1em}\n"
    ".name{font-weight:700;font-size:1.25em;line-height:1.1}\n"
    ".lead{font-size:.62em;font-weight:400;color:#444}\n"
    ".from{font-size:.85em;color:#444;line-height:1.15}\n"
    "span.s1,span.s2,span.s3,span.s4,span.s5,span.s6{font-size:.9em}\n"
    "thead .r{border-left:0;border-right:0}\n"
    "i{visibility:hidden;font-style:normal}\n"
    ".notes{margin-top:1rem;line-height:1.35}\n"
    ".notes h2{font-size:1.15rem;font-weight:700;margin-bottom:.2rem}\n"
    ".nothing{padding:1rem 0;font-size:1.2rem}\n"
    ".deck{display:grid;grid-template-columns:repeat(auto-fill,minmax(21rem,1fr));gap:1rem;margin-top:1rem}\n"
    ".slip,.card{border:1px dashed #777;padding:.7rem .8rem;display:flex;flex-direction:column}\n"
    ".slip .top,.card .top{display:flex;justify-content:space-between;gap:1em;color:#333;font-size:.85em}\n"
    ".slip .bd{font-weight:700;font-size:1.5em;color:#000;white-space:nowrap}\n"
    ".slip "
    ".who{font-size:1.45em;font-weight:700;margin-top:.5em;display:flex;align-items:baseline;gap:.35em}\n"
    ".slip .side{width:4.2em;flex:none;font-size:.6em;font-weight:400;color:#333}\n"
    ".slip .who .lead{margin-left:auto;font-size:.7em}\n"
    ".ticks{display:flex;justify-content:space-between;gap:.9em;margin:1.3em 0 .6em;font-size:1.1em}\n"
    ".ticks span{white-space:nowrap}.ticks "
    "span::before{content:\"\";display:inline-block;width:1.25em;height:1.25em;"
    "border:1.5px solid #000;margin-right:.4em;vertical-align:-.2em}\n"
    ".ticks .on::before{content:\"\\2713\";line-height:1.1;text-align:center;font-weight:700}\n"
    ".sign{display:flex;gap:1.2em;margin-top:auto;font-size:.75em;color:#333}\n"
    ".sign span{flex:1;border-top:1px solid #555;padding-top:.15em;margin-top:1.7em}\n"
    ".card table{font-size:.9em}.card th,.card td{padding:.05em .3em}.card "
    ".who{font-size:1.2em;font-weight:700}\n"
    ".card thead th{white-space:nowrap;padding:0;text-align:center;width:2.4em}.card thead "
    "th:nth-child(3){width:auto;"
    "text-align:left;padding-left:.3em}.card thead th:nth-child(6){width:3em}.card .t.s3{font-size:.85em}"
    ".card .t.s5{font-size:.7em}.card .gw>*{color:#b00020}.card .gb>*{color:#00692b}.card "
    ".blank{font-weight:400}\n"
    ".card tbody tr:nth-child(even){background:none}.card td,.card th{border:1px solid #999}\n"
    "@media screen{.page:not(.first) .head,.page:not(.first) thead{display:none}\n"
    ".page:not(.first) tr:first-child{border-top:0}.number{display:none}}\n";

/* A phone: numbers that few look for go; a board is two lines, a light and a dark square before the names. */
static const char *const style_phone =
    "@media (max-width:40rem){body{padding:0 .5rem "
    "2rem}.minor{display:none}.event,.round{font-size:1.25rem}\n"
    ".head{padding-top:.8rem;column-gap:.8rem}.name{font-size:1.1em}\n"
    "table{table-layout:auto}col{width:auto!important}.page{overflow-x:auto}.n,.s,.b,.x{width:1%;white-space:"
    "nowrap}\n"
    ".card table{table-layout:fixed}.crosstable table{width:max-content;min-width:100%}.crosstable "
    ".name{max-width:9rem}\n"
    ".pairings table,.pairings tbody{display:block}.pairings colgroup,.pairings thead{display:none}\n"
    ".pairings tr{display:grid;grid-template-columns:2.2rem 1fr 2.4rem 3.4rem;padding:.25rem "
    "0;align-items:center}\n"
    ".pairings .b{grid-column:1;grid-row:1/3;text-align:left;padding-left:.1rem}\n"
    ".pairings .nm{grid-column:2;grid-row:1}.pairings .nm~.nm{grid-row:2}\n"
    ".pairings .nm::before{content:\"\";float:left;width:.55rem;height:.55rem;margin:.35rem .45rem 0 0;"
    "border:1px solid #000}\n"
    ".pairings .nm~.nm::before{background:#000}\n"
    "i{display:none}.pairings .n{grid-column:3;grid-row:1;white-space:nowrap}.pairings .r~.n{grid-row:2}\n"
    ".pairings "
    ".r{grid-column:4;grid-row:1/3;align-self:stretch;display:grid;align-items:center;border-right:0}}\n";

/* Paper: every page as it was measured (sheet_fit.h). */
static const char *const style_print =
    "@media print{body{max-width:none;padding:0}.page+.page{break-before:page}.turned{page:turned}\n"
    ".slips .head,.cards .head{display:none}\n"
    ".head{height:18mm;padding:0 0 2mm;align-content:end;column-gap:6mm}.event,.round{font-size:19pt}\n"
    ".what,.date{font-size:12pt}.number{font-size:10pt}\n"
    "table{font-size:var(--number)}thead tr{height:6.5mm}thead th{padding:0 .35em .5mm;font-size:8.5pt}\n"
    "tbody tr{height:var(--row);break-inside:avoid;border-bottom:.2mm solid #ccc}\n"
    "th,td{padding-top:0;padding-bottom:0;vertical-align:middle}\n"
    "tbody tr:nth-child(even){print-color-adjust:exact;-webkit-print-color-adjust:exact}\n"
    ".name{font-size:var(--name)}.from{font-size:var(--below)}\n"
    ".notes{margin-top:2mm;font-size:10pt;line-height:1.25}.notes h2{font-size:12pt;margin:0}.notes "
    "p{margin-top:.5mm}\n"
    ".deck{grid-template-columns:1fr 1fr;gap:0;margin:0}\n"
    ".slip,.card{height:var(--row);padding:4mm 5mm;font-size:10.5pt;border:.2mm dashed "
    "#999;break-inside:avoid}\n"
    ".gw *,.gb *{print-color-adjust:exact;-webkit-print-color-adjust:exact}\n"
    ".card{font-size:10pt;padding:3mm 4mm}.card tbody tr{height:var(--line)}.card thead tr{height:4.5mm}\n"
    ".card thead th{font-size:7.5pt}.card table{font-size:9pt}\n";

/* A projector: large, under a heading that stays; rows go by, and it begins again. */
static const char *const style_screen =
    "html{font-size:clamp(16px,1.5vw,48px)}\n"
    ".screen{max-width:none;height:100vh;overflow:hidden;padding:0 "
    "1.5vw;display:flex;flex-direction:column}\n"
    ".screen>.head{padding-top:.7rem}.screen>.head+.view .head{display:none}\n"
    ".view{display:block;flex:1;overflow:hidden;container-type:size}\n"
    ".roll{padding-bottom:1rem;animation:roll var(--seconds) linear "
    "infinite}.roll:hover{animation-play-state:paused}\n"
    "@keyframes roll{0%,6%{transform:none;opacity:1}94%,98%{transform:translateY(min(0px,calc(100cqh - "
    "100%)));opacity:1}"
    "100%{transform:translateY(min(0px,calc(100cqh - 100%)));opacity:0}}\n"
    "@media (prefers-reduced-motion:reduce){.roll{animation:none}.screen,.view{height:auto;overflow:visible;"
    "container-type:normal}}\n";

void bd_sheet_css_of_paper(const bd_sheet_style *style, bd_text *out)
{
    const char *paper = style->letter ? "letter" : "A4";
    bd_text_add_string(out, style_phone);
    bd_text_add(out, "@page{size:%s;margin:10mm}\n@page turned{size:%s landscape;margin:10mm}\n", paper,
                paper);
    bd_text_add_string(out, style_print);
    for (int step = 1; step <= BD_FIT_STEPS; step++)
        bd_text_add(out, ".name.s%d{font-size:calc(var(--name)*%.2f)}span.s%d{font-size:%.2fem}\n", step,
                    bd_fit_step_size(step), step, bd_fit_step_size(step));
    bd_text_add_string(out, "}\n");
    if (style->screen) bd_text_add_string(out, style_screen);
}
