import { expect, test } from "vitest";
import { pageMeta, titled } from "./page-meta";
import { publicMeta } from "./public-meta";

const SITE = { productName: "Name", description: "Worum es geht", origin: "https://example.org" };
const matches = [{ id: "root", data: { site: SITE } }];

test("the product's name stands behind each title, once", () => {
  expect(titled("Profil")({ matches })[0]).toEqual({ title: "Profil – Name" });
  expect(pageMeta(matches, { title: "Name – Dein Weg" })[0]).toEqual({ title: "Name – Dein Weg" });
});

test("a page without a description of its own has the site's", () => {
  expect(pageMeta(matches, { title: "Profil" })).toContainEqual({ name: "description", content: "Worum es geht" });
  const own = pageMeta(matches, { title: "Impressum", description: "Wer das ist" });
  expect(own).toContainEqual({ name: "description", content: "Wer das ist" });
});

test("a public page has one address and a picture", () => {
  const meta = publicMeta(matches, { title: "Impressum", path: "/impressum" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://example.org/impressum" });
  expect(meta).toContainEqual({ property: "og:image", content: "https://example.org/art/share.png" });
  expect(meta).toContainEqual({ property: "og:title", content: "Impressum – Name" });
  expect(meta).toContainEqual({ property: "og:description", content: "Worum es geht" });
  expect(pageMeta(matches, { title: "Profil" })).toHaveLength(2);
});

test("where the root could not be read, the title stands alone", () => {
  expect(pageMeta([{ id: "root", data: undefined }], { title: "Fehler" })).toEqual([{ title: "Fehler" }]);
});
