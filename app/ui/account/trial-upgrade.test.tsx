import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { TrialUpgrade } from "./trial-upgrade";

test.each([
  [1, "läuft noch 1 Woche."],
  [2, "läuft noch 2 Wochen."],
  [4, "läuft noch 4 Wochen."],
])("with %i left it says so as a person would, and leads to the prices", (weeks, text) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/profile">
      <TrialUpgrade weeks={weeks} />
    </StaticRouter>,
  );
  expect(html).toContain(`Deine kostenlose Testphase ${text}`);
  expect(html).toContain('href="/pricing"');
});
