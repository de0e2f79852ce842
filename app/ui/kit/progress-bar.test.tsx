import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar } from "./progress-bar";

test("one of three is said and drawn as a whole number", () => {
  const html = renderToStaticMarkup(<ProgressBar percent={100 / 3} label="Fortschritt" />);
  expect(html).toContain('aria-valuenow="33"');
  expect(html).toContain("width:33%");
});
