import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lazily } from "~/domain/lazily";
import { Cards } from "~/ui/home/cards-html";
import { Icon, type IconName, Inno } from "~/ui/kit";

const icon = (name: IconName, size = 14) => renderToStaticMarkup(createElement(Icon, { name, size }));

/** Markup of React's drawings, for the trail and the cards that the server renders. */
export const trailDrawings = lazily(() => ({
  inno: renderToStaticMarkup(createElement(Inno, { mood: "ready", size: 48 })),
  check: icon("check"),
  lock: icon("lock"),
  spark: icon("spark", 18),
  clock: icon("clock", 20),
}));

export const drawCards = (cards: Cards): string => renderToStaticMarkup(createElement(Cards, cards));
