import { describe, expect, test } from "vitest";
import { canonicalMissionSlug, missionSlug, toSlug } from "./slugs";

describe("a name becomes its slug", () => {
  test.each([
    ["VA Allround", "va-allround"],
    ["Content Creator:in", "content-creator-in"],
    ["Online-Coach", "online-coach"],
    ["E-Commerce", "e-commerce"],
    ["SEO-Dienstleister:in", "seo-dienstleister-in"],
    ["Social Media Agentur", "social-media-agentur"],
    ["Online-Marketer:in", "online-marketer-in"],
    ["Copywriter:in", "copywriter-in"],
    ["VA (Organisation & Support)", "va-organisation-support"],
    ["VA (kreative & digitale Projekte)", "va-kreative-digitale-projekte"],
    ["IT-Dienstleister:in", "it-dienstleister-in"],
    ["UX/UI Designer:in", "ux-ui-designer-in"],
    ["Visionär:in", "visionaer-in"],
    ["Unterstützer:in", "unterstuetzer-in"],
  ])("%s → %s", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  test("umlauts are spelled out, however they are encoded, and other accents are dropped", () => {
    expect(toSlug("Größe Ökö")).toBe("groesse-oekoe");
    expect(toSlug("Unterstützer:in".normalize("NFD"))).toBe("unterstuetzer-in");
    expect(toSlug("Crème Brûlée")).toBe("creme-brulee");
  });

  test("digits stay, ends are trimmed, a name without letters or digits gives nothing", () => {
    expect(toSlug("  Plan 2 Go!? ")).toBe("plan-2-go");
    expect(toSlug("(&)")).toBe("");
  });
});

test("a mission's slug is its path's slug and its order", () => {
  expect(missionSlug(toSlug("VA Allround"), 1)).toBe("va-allround-1");
  expect(missionSlug(toSlug("Content Creator:in"), 10)).toBe("content-creator-in-10");
});

describe("a requested mission slug is brought to its canonical form", () => {
  test.each([
    ["va--organisation---support--1", "va-organisation-support-1"],
    ["va-allround-1-", "va-allround-1"],
    ["va-allround-1---", "va-allround-1"],
    ["content-creator-in--1--", "content-creator-in-1"],
    ["---", ""],
  ])("%s → %s", (candidate, canonical) => {
    expect(canonicalMissionSlug(candidate)).toBe(canonical);
  });

  test.each(["va-allround-1", "1", "VA-Allround-1", "-va-allround-1", "va allround", ""])(
    "%j differs in nothing but dashes already and stays",
    (candidate) => {
      expect(canonicalMissionSlug(candidate)).toBe(candidate);
    },
  );

  test("a very long run of dashes takes no noticeable time", () => {
    expect(canonicalMissionSlug(`a${"-".repeat(200_000)}1`)).toBe("a-1");
  });
});
