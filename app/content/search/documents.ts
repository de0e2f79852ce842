import { calculatorAddress } from "~/domain/calculation/address";
import { partsOfCard } from "~/domain/paths/path-card";
import { resultAddress } from "~/domain/quiz/type-address";
import { START_PLAN, stepAddress } from "~/domain/start-steps/address";
import { passageAnchor } from "~/domain/text/slugs";
import type { CollectionName } from "../frontmatter/schema";
import type { LibraryData, Mission } from "../library";
import { fillTemplateBoxes } from "../blanks/template-boxes";
import { plainText } from "../plain-text";
import { evenSpaces } from "./asked-about";

export type Kind = "mission" | "passage" | "template" | "career-path" | "personality-type" | "step" | "calculator";

/** Section of a page, the unit of the search. */
export interface SearchDocument {
  kind: Kind;
  /** Id of the mission, else the slug; unique together with the kind. */
  page: string;
  title: string;
  heading: string | null;
  /** Path of the page; null where it has none of its own, as passages have. */
  path: string | null;
  anchor: string | null;
  /** Slug of the career path whose learners have the page; null where all learners do. */
  pathSlug: string | null;
  text: string;
  /** The section is a template and says nothing beside it: letters to copy, no explanation. */
  isTemplate: boolean;
  /** Text that is indexed, but not shown. */
  more: string;
  /** Learners' questions that the section answers in other words; indexed, too. */
  asked: string;
}

/** All documents of the search; legal texts are left out, as they teach nothing. */
export function documentsOf(data: LibraryData): SearchDocument[] {
  const asked = new Map<string, string>();
  for (const { folder, page, heading, words } of data.askedAbout) {
    const place = placeOf(KINDS[folder] ?? "mission", page, heading);
    asked.set(place, `${asked.get(place) ?? ""}${words}\n`);
  }
  return writtenIn(data).map((document) => ({
    ...document,
    asked: asked.get(placeOf(document.kind, document.page, document.heading)) ?? "",
  }));
}

/** Kinds by folder; all other folders hold missions. */
const KINDS: Partial<Record<CollectionName, Kind>> = {
  passages: "passage",
  templates: "template",
  "career-paths": "career-path",
  "personality-types": "personality-type",
  schritte: "step",
  rechner: "calculator",
};

const placeOf = (kind: Kind, page: string, heading: string | null): string =>
  `${kind} ${page} ${heading === null ? "" : evenSpaces(heading)}`;

type Written = Omit<SearchDocument, "asked">;

function writtenIn(data: LibraryData): Written[] {
  return [
    ...data.missions.flatMap(missionDocuments),
    ...data.passages.flatMap((passage) =>
      pageDocuments("passage", passage, null).map((document) => ({
        ...document,
        anchor: document.anchor ?? passageAnchor(passage.slug),
      })),
    ),
    ...data.templates.flatMap((template) => pageDocuments("template", template, `/vorlagen/${template.slug}`)),
    ...data.careerPaths.map(({ slug, name, claim, description, card, missionIds }) => ({
      ...NOTHING,
      kind: "career-path" as const,
      page: slug,
      title: name,
      path: "/career-path-selection",
      text: `${claim}. ${description}`,
      more: card
        ? partsOfCard(card, missionIds.length)
            .flatMap(({ heading, said }) => [heading, said].flat())
            .join("\n")
        : "",
    })),
    ...data.personalityTypes.map(({ slug, name, claim, description, strengths }) => ({
      ...NOTHING,
      kind: "personality-type" as const,
      page: slug,
      title: name,
      path: resultAddress(name),
      text: `${claim}. ${description} Stärken: ${strengths.join(", ")}.`,
    })),
    {
      ...NOTHING,
      kind: "step",
      page: "",
      title: "Startfahrplan",
      path: START_PLAN,
      text: "Wem du wann Bescheid sagst: jede Stelle mit ihrem Tag, den Kosten und dem, was du bereithältst.",
    },
    ...data.startSteps.map(({ slug, title, office, papers, html }) => ({
      ...NOTHING,
      kind: "step" as const,
      page: slug,
      title,
      path: stepAddress(slug),
      text: `${office}\n\n${plainText(html, "")}`,
      more: papers.join("\n"),
    })),
    ...data.calculators.map(({ slug, title, description }) => ({
      ...NOTHING,
      kind: "calculator" as const,
      page: slug,
      title,
      path: calculatorAddress(slug),
      text: description,
    })),
  ];
}

const NOTHING = { heading: null, anchor: null, pathSlug: null, more: "", isTemplate: false };

function missionDocuments(mission: Mission): Written[] {
  const { id, slug, title, careerPath, description, explanation, tasks } = mission;
  const own = { kind: "mission" as const, page: id, title, path: `/mission/${slug}`, pathSlug: careerPath };
  const [lead, ...sections] = withLead(sectionsOf(mission.html));
  const work = tasks
    .flatMap(({ items = [], ...task }) => [task.title, task.description, ...items.map((item) => item.text)])
    .join("\n");
  return [
    {
      ...own,
      heading: null,
      anchor: null,
      isTemplate: false,
      text: [description, explanation, lead.text].filter(Boolean).join("\n\n"),
      more: `${mission.shortDescription}\n${work}`,
    },
    ...sections.map((section) => ({ ...own, ...section, more: "" })),
  ];
}

interface Titled {
  slug: string;
  title: string;
  description: string;
  html: string;
}

function pageDocuments(kind: Kind, page: Titled, path: string | null): Written[] {
  const own = { kind, page: page.slug, title: page.title, path, pathSlug: null, more: "" };
  const [lead, ...sections] = withLead(sectionsOf(page.html));
  return [
    {
      ...own,
      ...{ heading: null, anchor: null, isTemplate: false },
      text: [page.description, lead.text].filter(Boolean).join("\n\n"),
    },
    ...sections.map((section) => ({ ...own, ...section })),
  ];
}

/** Adds an empty first section to a page that begins with a heading, so that its title is found. */
const withLead = ([first, ...rest]: ReturnType<typeof sectionsOf>) =>
  first && first.heading === null
    ? ([first, ...rest] as const)
    : ([{ heading: null, anchor: null, text: "", isTemplate: false }, ...(first ? [first, ...rest] : [])] as const);

interface Section {
  /** Null for the text before the first heading. */
  heading: string | null;
  /** The heading's id on the page. */
  anchor: string | null;
  text: string;
  isTemplate: boolean;
}

/** Embedded passages, left out because each is a document of its own. */
const EMBEDDED = /<details\b.*?<\/details>/gs;
const LINK = /<\/?a\b[^>]*>/g;
const HEADING = /<h([2-6]) id="([^"]+)">(.*?)<\/h\1>/gs;

/** Whether a section has a template and no prose of its own beside it. */
function isTemplateAlone(html: string): boolean {
  let templates = 0;
  const prose = fillTemplateBoxes(html.slice(html.indexOf("</h") + 1), () => {
    templates += 1;
    return "";
  });
  return templates > 0 && !/<p>/.test(prose);
}

/** Splits a compiled text into sections at its headings. */
export function sectionsOf(html: string): Section[] {
  const own = html.replace(EMBEDDED, "").replace(LINK, "");
  const found: Section[] = [];
  let heading: Pick<Section, "heading" | "anchor"> = { heading: null, anchor: null };
  let from = 0;
  const end = (at: number) => {
    const html = own.slice(from, at);
    found.push({ ...heading, text: plainText(html, ""), isTemplate: isTemplateAlone(html) });
  };
  for (const { index, 0: whole, 2: anchor = "", 3: inner = "" } of own.matchAll(HEADING)) {
    end(index);
    heading = { heading: plainText(inner, ""), anchor };
    from = index + whole.length;
  }
  end(own.length);
  return found.filter((section) => section.heading !== null || section.text !== "");
}
