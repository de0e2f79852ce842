/** Style in the app's colours, without files of other hosts: the page can be mailed and printed as it is. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.976 0.013 85), oklch(0.19 0.028 282));
  --surface: light-dark(oklch(0.997 0.004 85), oklch(0.24 0.033 282));
  --sunken: light-dark(oklch(0.94 0.017 85), oklch(0.3 0.035 282));
  --ink: light-dark(oklch(0.26 0.04 282), oklch(0.955 0.012 85));
  --soft: light-dark(oklch(0.45 0.03 282), oklch(0.79 0.02 282));
  --line: light-dark(oklch(0.885 0.016 85), oklch(0.35 0.03 282));
  --primary: light-dark(oklch(0.47 0.2 282), oklch(0.77 0.125 285));
  --mint: light-dark(oklch(0.62 0.11 168), oklch(0.78 0.11 168));
  --gold-soft: light-dark(oklch(0.95 0.05 90), oklch(0.33 0.05 88));
  --gold-deep: light-dark(oklch(0.46 0.095 75), oklch(0.87 0.11 90));
  --danger: light-dark(oklch(0.5 0.18 27), oklch(0.8 0.11 27));
  --danger-soft: light-dark(oklch(0.95 0.03 27), oklch(0.31 0.06 27));
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 "Figtree Variable", Figtree, system-ui, sans-serif;
  overflow-wrap: break-word; hyphens: auto;
}
main { max-width: 70rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); display: grid; gap: clamp(1.5rem, 3vw, 2.5rem); }
main > *, .grid > * { min-width: 0; }
h1, h2, h3 { line-height: 1.15; margin: 0; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 5vw, 2.8rem); }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.0625rem; }
p { margin: 0; max-width: 65ch; }
a { color: var(--primary); }
.soft { color: var(--soft); font-size: 0.9375rem; }
.num { font-variant-numeric: tabular-nums; white-space: nowrap; }
header, section, .card { display: grid; gap: 0.75rem; align-content: start; }
section { scroll-margin-top: 1rem; gap: 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem; padding: clamp(1rem, 2.5vw, 1.5rem); }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start; }
nav ul, .figures, .plain { list-style: none; margin: 0; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { display: inline-block; padding: 0.6rem 0; }
.figures { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); }
.figures li { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 0.8rem 1rem; }
.figures b { display: block; font-size: 1.6rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.9375rem; }
.legend span::before { content: ""; display: inline-block; width: 0.8em; height: 0.8em; border-radius: 0.25em; margin-right: 0.45em; background: var(--of); }
.summe { --of: var(--primary); }
.ausgewogen { --of: var(--mint); }
.bars { display: grid; gap: 0.9rem; margin: 0; }
.bars dt { font-weight: 650; }
.bars dd { margin: 0.2rem 0 0; display: grid; grid-template-columns: 1fr 3.6rem; gap: 0.6rem; align-items: center; }
.bars small { color: var(--soft); grid-column: 1 / -1; font-size: 0.8125rem; line-height: 1.35; }
.track { height: 0.7rem; border-radius: 1rem; background: var(--sunken); position: relative; }
.track i { position: absolute; inset: 0 auto 0 0; border-radius: 1rem; background: var(--of); }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.bars .num { text-align: right; font-size: 0.875rem; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem; }
details + details { margin-top: 0.6rem; }
summary { cursor: pointer; padding: 0.9rem 1.1rem; border-radius: 1.25rem; display: grid; gap: 0.15rem 1rem; grid-template-columns: 1fr auto; align-items: center; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary h3::before { content: ""; display: inline-block; width: 0.45em; height: 0.45em; margin-right: 0.6em; border: solid var(--soft); border-width: 0 2px 2px 0; translate: 0 -0.15em; rotate: -45deg; }
details[open] > summary h3::before { rotate: 45deg; }
summary:hover h3 { text-decoration: underline; text-underline-offset: 0.2em; }
summary .soft { grid-column: 1; }
summary svg { grid-area: 1 / 2 / span 2 / auto; width: 6rem; height: 2.2rem; fill: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
.wide { padding: 0 1.1rem 1.1rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: left; padding: 0.45rem 0.5rem; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border: 0; color: var(--soft); font-weight: 500; font-size: 0.8125rem; }
:is(th, td):first-child { padding-left: 0; }
:is(th, td):last-child { padding-right: 0; }
:is(th, td).num { text-align: right; }
:is(th, td).num:first-child { text-align: left; }
tbody th { font-weight: 400; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; hyphens: none; }
.plain { display: grid; gap: 0.3rem; }
.tag { display: inline-block; border-radius: 1rem; padding: 0.05rem 0.65rem; font-size: 0.8125rem; font-weight: 650; background: var(--sunken); }
.tag.over { background: var(--danger-soft); color: var(--danger); }
.tag.soon { background: var(--gold-soft); color: var(--gold-deep); }
.day { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
.columns { columns: 20rem; column-gap: 2rem; }
.columns li { break-inside: avoid; padding: 0.1rem 0; }
@media (max-width: 32rem) {
  .narrow-off { display: none; }
  table { font-size: 0.875rem; }
  .card { border-radius: 1rem; }
}
@media print {
  :root { color-scheme: light; --paper: white; --surface: white; }
  * { print-color-adjust: exact; }
  @page { margin: 14mm; }
  body { font-size: 10pt; }
  main { padding: 0; max-width: none; }
  nav { display: none; }
  .card, .figures li, details { border-radius: 0.5rem; }
  h2, h3, summary, .day { break-after: avoid; }
  tr, .bars > div, .figures { break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
