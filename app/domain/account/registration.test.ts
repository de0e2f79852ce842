import { expect, test } from "vitest";
import { emailRefusal, isName, nameRefusal } from "./registration";

test.each([
  "Jo",
  "Anna-Lena",
  "Anna Lena",
  "D'Angelo",
  "O’Neill",
  "José",
  "Jose\u0301",
  "Jean-Luc",
  "J.-L.",
  "J. R. R.",
  "J.R.R. Tolkien",
  "Dr. Müller",
  "Prof. Dr. Anna Müller",
  "Müller, Anna",
  "Øyvind",
  "Đặng",
  "李雷",
  "王小明",
  "さくら",
  "김민준",
  "مريم",
  "می\u200cخواهم",
  "क्षत्रिय",
  "Анна",
  "Jürgen 🎉",
  "👩\u200d💻 Anna",
  "Anna 2",
  "An\u00adna",
  'Eve "Evi" Müller',
])("%j is a name", (text) => expect(isName(text)).toBe(true));

const UNSEEN = ["\u3164", "\u2800", "\u00ad", "\u115f", "\u{e0041}", "\u034f", "\ufffc", "\u180e", "\u200d", "\uffa0"];

test.each(UNSEEN)("%j alone is none, nor does it make a letter one", (character) => {
  expect(isName(character.repeat(5))).toBe(false);
  expect(isName(`${character} ${character}`)).toBe(false);
  expect(isName(`${character}A${character}`)).toBe(false);
});

test.each([
  "",
  "A",
  "12",
  "---",
  "🎉🎉",
  "Gewinn: https://evil.example/x",
  "http:\\\\evil",
  "//evil",
  "evil.example",
  "www.evil.example",
  "Gewinne auf evil.de!",
  "EVIL.COM",
  "evil.xn--p1ai",
  "пример.рф",
  "उदाहरण.भारत",
  "evil\u3002com",
  "evil\uff0ecom",
  "evil\u2024com",
  "evil.\u200dcom",
  "evil.c\u00adom",
  "192.168.1.10",
  "anna@evil.example",
  "anna＠evil",
  "Anna/Bea",
])("%j is none", (text) => expect(isName(text)).toBe(false));

test("only an empty text is asked for", () => {
  expect(emailRefusal("  ").title).toBe("E-Mail erforderlich");
  expect(emailRefusal("anna@").title).toBe("Ungültige E-Mail");
});

test("only what is too short is called so", () => {
  expect(nameRefusal(" A ").title).toBe("Name zu kurz");
  expect(nameRefusal("evil.example").title).toBe("Ungültiger Name");
});
