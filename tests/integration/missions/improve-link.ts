import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startMember, type App } from "../app/app";

const REPOSITORY = "https://git.example.org/startklar/edit/main/content";

/** Links to the source of a text for corrections, if the site's content names the repository. */
export function describeImproveLink(app: () => App): void {
  test("each mission and template leads to its file in the repository, and to none without one", async () => {
    const member = await startMember(app(), "improve@example.org");
    await member.post("/career-path-selection", { path: "e-commerce" });
    const linksOn = async (address: string): Promise<string[]> => {
      const page = await (await member.get(address)).text();
      return Array.from(page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(Diese [^<]+ verbessern)</g), ([, to, said]) =>
        [said, to].join(": "),
      );
    };
    expect(await linksOn("/mission/e-commerce-1")).toEqual([]);
    expect(await linksOn("/vorlagen/angebot")).toEqual([]);

    const content = await mkdtemp(join(tmpdir(), "repository-"));
    await cp("content", content, { recursive: true });
    const site = join(content, "site/site.mdx");
    const raw = await readFile(site, "utf8");
    await writeFile(site, raw.replace("\noperator:", `\nrepository: ${REPOSITORY}/\noperator:`));
    await app().restart({ CONTENT_DIR: content });

    expect(await linksOn("/mission/e-commerce-1")).toEqual([
      `Diese Mission verbessern: ${REPOSITORY}/roadmaps/e-commerce/01-produktidee-pruefen.mdx`,
    ]);
    expect(await linksOn("/mission/2")).toEqual([
      `Diese Mission verbessern: ${REPOSITORY}/start-missions/2-berufliche-vision.mdx`,
    ]);
    expect(await linksOn("/vorlagen/angebot")).toEqual([
      `Diese Vorlage verbessern: ${REPOSITORY}/templates/angebot.mdx`,
    ]);
    expect(await linksOn("/impressum")).toEqual([]);

    await app().restart({ CONTENT_DIR: "content" });
    await rm(content, { recursive: true });
  }, 300_000);
}
