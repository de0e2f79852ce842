import { expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { sampleFiles } from "../../tests/fixtures/sample-content";
import { assembleLibrary } from "./assemble-library";
import { collections, isCollection } from "./frontmatter/schema";

test("the library is assembled from every collection", () => {
  const { entries } = checkFiles(sampleFiles());
  const [site] = entries.site;
  if (!site) throw new Error("the sample has no site");
  const read = new Set<string>();
  const watched = new Proxy(entries, {
    get(target, name) {
      if (typeof name !== "string" || !isCollection(name)) return undefined;
      read.add(name);
      return target[name];
    },
  });
  assembleLibrary(watched, site.data, () => () => "");
  // The site is handed over by itself.
  expect(Object.keys(collections).filter((name) => !read.has(name))).toEqual(["site"]);
});
