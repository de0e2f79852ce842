import { expect, type Page } from "playwright/test";

/** Expects that links with a fragment, also those to other pages, lead to an element that exists. */
export async function expectLiveFragments(page: Page): Promise<void> {
  const hrefs = await page
    .locator("a[href*='#']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const href of new Set(hrefs)) {
    const { origin, pathname, search, hash } = new URL(href ?? "", page.url());
    const here = new URL(page.url());
    if (origin !== here.origin || hash === "") continue;
    const id = decodeURIComponent(hash.slice(1));
    const isHere = pathname === here.pathname && (search === here.search || search === "");
    const html = isHere ? await page.content() : await (await page.request.get(pathname + search)).text();
    expect(html, `${href} on ${page.url()}`).toContain(`id="${id}"`);
  }
}
