import { expect, test } from "vitest";
import { unsentPage } from "./unsent-page";

test("what is sent again is what was written, to where it went, and no mark-up of its own", () => {
  const page = unsentPage('/mission/x?a=1&b="2"', [["a<b", 'Er sagte: "<b>&</b>"\nZeile zwei']]);
  expect(page).toContain('<form method="post" action="/mission/x?a=1&amp;b=&quot;2&quot;">');
  expect(page).toContain(
    '<textarea hidden name="a&lt;b">\nEr sagte: &quot;&lt;b>&amp;&lt;/b>&quot;\nZeile zwei</textarea>',
  );
});
