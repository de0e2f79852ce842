import { expect, test } from "vitest";
import { feedbackHtml } from "./feedback-html";

test("nothing said: neither button is chosen, and the fold is closed", () => {
  const html = feedbackHtml("/mission/a", null);
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain("ohne deinen Namen");
});

test("after a no the fold is open, and what was written stands in it as text", () => {
  const html = feedbackHtml("/mission/a", { isHelpful: false, remark: "\n</textarea><b>" });
  expect(html).toContain('value="no" aria-pressed="true"');
  expect(html).toMatch(/<details class="disclosure" open>/);
  expect(html).toContain("\n\n&lt;/textarea&gt;&lt;b&gt;</textarea>");
});
