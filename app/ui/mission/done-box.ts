/** The box „Geschafft“ of a compiled text: its place, its label. */
const BOX = /<div class="([^"]*)bg-mint-soft" role="note"><p class="([^"]*)text-mint-deep">Geschafft<\/p>/g;

/** Before a mission is finished the box says when it will be, with an open circle, and is not coloured as what is done. */
export const BEFORE_DONE = "Fertig, wenn das klappt";

export const withDoneBox = (html: string, isFinished: boolean): string =>
  isFinished
    ? html
    : html.replace(
        BOX,
        (_, box: string, label: string) =>
          `<div class="${box}bg-sunken" role="note"><p class="${label}text-ink"><span aria-hidden="true">○ </span>${BEFORE_DONE}</p>`,
      );
