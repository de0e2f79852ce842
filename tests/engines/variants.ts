import { keyboard, pointer, type Hand } from "./hands";
import type { Setting, Visitor } from "./visitor";

export interface Variant {
  /** Says the whole of it, with what some drivers cannot do. */
  title: string;
  hand: (visitor: Visitor) => Hand;
  setting: Setting;
  /** Engines in which `npm test` plays it; WALKS=all plays each in all of them. */
  usuallyIn: string[];
}

/** The narrowest phone; WebKitGTK's windows are at least 447 px wide. */
const NARROW = 320;

export const VARIANTS: Variant[] = [
  {
    title: "by touch or mouse on a usual phone, with a tunnel in the middle",
    hand: pointer,
    setting: { width: 390, scripts: true, fingers: true },
    usuallyIn: ["chromium"],
  },
  {
    title: "by keyboard alone at 320 px, or the 447 of WebKit, with a tunnel in the middle",
    hand: keyboard,
    setting: { width: NARROW, scripts: true, fingers: false },
    usuallyIn: ["chromium", "firefox"],
  },
  {
    title: "by touch or mouse at 320 px, or the 447 of WebKit, without scripts",
    hand: pointer,
    setting: { width: NARROW, scripts: false, fingers: true },
    usuallyIn: ["chromium", "webkit"],
  },
  {
    title: "by keyboard alone at 320 px, or the 447 of WebKit, without scripts",
    hand: keyboard,
    setting: { width: NARROW, scripts: false, fingers: false },
    usuallyIn: ["chromium"],
  },
];
