/** Marks where a text's questions stand: its passage's slug, or "" for the mission's own. */
export const questionsPlace = (passage: string): string => `<div data-fragen="${passage}"></div>`;

const PLACE = /<div data-fragen="([a-z0-9-]*)"><\/div>/g;

/** A compiled text with its questions, as `fill` makes them; other pages leave the places empty. */
export const fillQuestions = (html: string, fill: (passage: string) => string): string =>
  html.includes("<div data-fragen=") ? html.replace(PLACE, (_, passage: string) => fill(passage)) : html;
