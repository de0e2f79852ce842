import { expect, test } from "vitest";
import { linked } from "./linked";

const link = (to: string, text: string) => `<a href="${to}" style="color:inherit">${text}</a>`;

test.each([
  ["Schreib an hallo@start.example.", `Schreib an ${link("mailto:hallo@start.example", "hallo@start.example")}.`],
  [
    "(https://start.example/agb?a=1&b=2)",
    `(${link("https://start.example/agb?a=1&amp;b=2", "https://start.example/agb?a=1&amp;b=2")})`,
  ],
  ["Anna (o'brien@start.example) kam", `Anna (${link("mailto:o'brien@start.example", "o'brien@start.example")}) kam`],
  ["an anna@bücher.test", `an ${link("mailto:anna@xn--bcher-kva.test", "anna@bücher.test")}`],
  ["a < b & c", "a &lt; b &amp; c"],
  ["javascript://x http://x.example //x.example", "javascript://x http://x.example //x.example"],
  ['x@"><script>', "x@&quot;&gt;&lt;script&gt;"],
  ["evil\u200a.com @\u200a x", "evil\u200a.com @\u200a x"],
])("%j", (text, html) => expect(linked(text)).toBe(html));
