import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AskInno } from "./ask-inno";

const markupOf = (reminder: string) =>
  renderToStaticMarkup(<AskInno slug="content-creator-in-1" reminder={reminder} />);

test.each([
  ["Fallen dir fünf Ideen ein? ", "🎯"],
  ["Was hält dich wach? ", "❤️"],
  ["Wer arbeitet neben dir? ", "👩🏽‍💻"],
])("the sign at the end of a question is an element of its own: %s%s", (words, sign) => {
  expect(markupOf(words + sign)).toMatch(
    new RegExp(`<p>${words.replace("?", "\\?")}<span class="[^"]+">${sign}</span></p>`),
  );
});

test.each(["Woran 🎯 denkst du?", "Was kostet eine Stunde mit 5"])(
  "a question that ends without one stays a text: %s",
  (question) => {
    expect(markupOf(question)).toContain(`<p>${question}</p>`);
  },
);
