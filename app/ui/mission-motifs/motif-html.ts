import type { MissionMotif } from "~/domain/missions/motif";

/** A shape in a light shade of the lines' own colour. */
const TINT = 'fill="currentColor" fill-opacity=".16"';
/** The one shape of a picture with a colour of its own. */
const SPOT = 'fill="var(--motif-spot,var(--color-accent))"';

/** Drawn in 48 × 48 with lines of 2.5. */
const DRAWINGS: Record<MissionMotif, string> = {
  compass:
    `<circle ${TINT} cx="24" cy="24" r="18"/><path ${SPOT} d="M33 15l-5.5 13-8-8z"/>` +
    `<path d="M28 27.5L15 33l5-13"/><path d="M24 6v3M24 39v3M6 24h3M39 24h3"/>`,
  book:
    `<path ${TINT} d="M24 14q-7-5-18-3v26q11-2 18 3q7-5 18-3V11q-11-2-18 3z"/>` +
    `<path ${SPOT} d="M30.5 11.5v12l3.5-3 3.5 3v-13"/><path d="M24 14v26M11.5 19q4-.5 7.5 1M11.5 26q4-.5 7.5 1"/>`,
  people:
    `<circle ${SPOT} cx="33.5" cy="18" r="5.5"/><path d="M31.5 27.5q11.5-1 11.5 12h-7"/>` +
    `<circle ${TINT} cx="17.5" cy="15.5" r="6.5"/><path ${TINT} d="M5 39.5q0-14 12.5-14T30 39.5z"/>`,
  sample:
    `<path ${TINT} d="M12 6h17l9 9v25q0 2-2 2H12q-2 0-2-2V8q0-2 2-2z"/><path d="M29 6v9h9"/>` +
    `<circle ${SPOT} cx="18.5" cy="19" r="3.5"/><path d="M14.5 35.5l7-9 5 5.5 3-3 4.5 6.5z"/>`,
  gear:
    `<path stroke-width="6" stroke-linecap="butt" stroke-dasharray="6.87" d="M24 6.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 1 1 0-35"/>` +
    `<circle ${TINT} cx="24" cy="24" r="14.5"/><circle ${SPOT} cx="24" cy="24" r="5.5"/>`,
  price:
    `<path ${TINT} d="M25 7h14q2 0 2 2v14q0 1.5-1 2.5L25 40q-2 2-4 0L8 27q-2-2 0-4L22.5 8q1-1 2.5-1z"/>` +
    `<circle ${SPOT} cx="34" cy="14" r="3"/><path d="M27.5 21.5a6.5 6.5 0 1 0 1 9M15 24.5h8M15 28h7"/>`,
  seal:
    `<path ${TINT} d="M9 6h21q2 0 2 2v32q0 2-2 2H9q-2 0-2-2V8q0-2 2-2z"/><path d="M13 14h13M13 20.5h9M13 27h6"/>` +
    `<path d="M29 34v10.5l5-3.5 5 3.5V34" fill="var(--color-surface)"/><circle ${SPOT} cx="34" cy="29" r="7.5"/>`,
  talk:
    `<path ${SPOT} d="M37 17h3q3 0 3 3v12q0 3-3 3h-2v7l-7-7h-9v-8z"/>` +
    `<path fill="var(--color-surface)" d="M8 7h23q3 0 3 3v14q0 3-3 3H18l-8 7v-7H8q-3 0-3-3V10q0-3 3-3z"/>` +
    `<path ${TINT} d="M8 7h23q3 0 3 3v14q0 3-3 3H18l-8 7v-7H8q-3 0-3-3V10q0-3 3-3z"/><path d="M12 14.5h15M12 20h9"/>`,
  lens:
    `<path stroke-width="5.5" d="M31.5 31.5L41 41"/><circle ${TINT} cx="20.5" cy="20.5" r="14.5"/>` +
    `<path ${SPOT} d="M18 27v-13h5v13"/><path d="M12.5 27v-6H18M23 18h5.5v9M12 27h17"/>`,
  sprout:
    `<path d="M7 41q17-7 34 0M24 38V20"/><path ${TINT} d="M24 28Q8 29 8 14q16-1 16 14z"/>` +
    `<path ${SPOT} d="M24 21q0-15 16-15q0 16-16 15z"/>`,
};

/**
 * A mission's picture as markup, without script. Its lines have the colour of the text around it, so they stay in forced
 * colours; `--motif-spot` colours its one spot. Decorative: the mission's name is beside it.
 */
export const motifHtml = (motif: MissionMotif, size = 48): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" ` +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${DRAWINGS[motif]}</svg>`;
