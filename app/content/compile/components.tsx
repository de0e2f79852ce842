import type { ReactNode } from "react";
import { FEATURE_NAMES, FEATURES, type Features } from "../../domain/features";
import { calculatorAddress } from "~/domain/calculation/address";
import { passageAnchor } from "~/domain/text/slugs";
import { figurePlace } from "../facts/places";
import { CONTACTS } from "~/domain/contacts/address";
import { contactsPlace } from "../contacts/places";
import { calculatorPlace } from "../calculators/places";
import { blankPlace, emptyBlank } from "../blanks/places";
import { isBlankKind } from "~/domain/blanks/blank";
import { answerPlace, resultPlace } from "../own-words/places";
import type { Place } from "../places/place";
import { PlaceBox } from "../places/place-box";
import { sectionMarks } from "../sections/section-marks";
import { OperatorAddress } from "./operator-address";
import type { Frontmatter } from "../frontmatter/schema";

export interface ComponentContext {
  passages: ReadonlyMap<string, { title: string; html: string }>;
  templates: ReadonlyMap<string, { title: string }>;
  /** Results: null while the file is broken, so that nothing about them is said. */
  calculators: ReadonlyMap<string, { title: string; results: readonly string[] | null }>;
  /** Ids of the facts that there are. */
  facts: ReadonlySet<string>;
  /** Places for the path of the text, by kind; absent where a text belongs to no path. */
  places?: ReadonlyMap<string, readonly Place[]>;
  site: Frontmatter<"site">;
  features?: Features;
}

/** Components that editors may use in MDX; the content check refuses everything else. */
export const COMPONENT_NAMES = [
  "Beispiel",
  "Vorlage",
  "Feld",
  "Stolperfalle",
  "Geschafft",
  "Rechtshinweis",
  "Seitenwechsel",
  "Passage",
  "Abschnitt",
  "VorlageLink",
  "Rechner",
  "Mein",
  "Meine",
  "Orte",
  "Kontakte",
  "Fakt",
  "Angenommen",
  "Produktname",
  "Anbieter",
  "Verantwortlich",
  "Wenn",
] as const;

export const isComponentName = (name: unknown): boolean => COMPONENT_NAMES.some((known) => known === name);

type ComponentName = (typeof COMPONENT_NAMES)[number];
interface TextProps {
  children?: ReactNode;
  titel?: string;
  id?: string;
  wen?: string;
  wert?: string;
  antwort?: string;
  art?: string;
  wort?: string;
  wahl?: string;
  /** Id of the template that holds a blank, and whether a template has some; no editor writes them. */
  vorlage?: string;
  felder?: string;
  da?: string;
  fehlt?: string;
  jahr?: boolean;
  rund?: boolean;
}

export const findFeature = (name: unknown) => FEATURE_NAMES.find((known) => known === name);

const COPY_BUTTON =
  "press js-only hidden min-h-12 items-center rounded-full border-2 border-control bg-surface px-[min(1.375rem,5.5vw)] py-2.5 " +
  "font-strong in-data-alive:inline-flex";

const CALLOUTS = {
  example: { box: "bg-sunken", label: "text-primary" },
  pitfall: { box: "bg-accent-soft", label: "text-accent-deep" },
  done: { box: "bg-mint-soft", label: "text-mint-deep" },
  template: { box: "border-[1.5px] border-dashed border-control bg-surface", label: "text-primary" },
} as const;

function Callout({ kind, label, children }: { kind: keyof typeof CALLOUTS; label: string; children?: ReactNode }) {
  const { box, label: color } = CALLOUTS[kind];
  return (
    // A note, not a landmark: one landmark per box would hide the few that lead somewhere.
    <div
      className={`rounded-[1.125rem] px-[min(1.125rem,4.5vw)] py-4 [&>*+*]:mt-2 print:break-inside-avoid ${box}`}
      role="note"
    >
      <p className={`font-display font-strong ${color}`}>{label}</p>
      {children}
    </div>
  );
}

/** Components for MDX. A missing passage or template throws; the content check reports it first. */
export function mdxComponents(context: ComponentContext): Record<ComponentName, (props: TextProps) => ReactNode> {
  const { operator, productName } = context.site;
  const features = context.features ?? FEATURES;
  return {
    Beispiel: ({ children }) => <Callout kind="example" label="Erfundenes Beispiel" children={children} />,
    Stolperfalle: ({ children }) => <Callout kind="pitfall" label="Stolperfalle" children={children} />,
    Geschafft: ({ children }) => <Callout kind="done" label="Geschafft" children={children} />,
    Vorlage: ({ titel, id, felder, children }) => (
      <Callout kind="template" label={titel ? `Vorlage: ${titel}` : "Vorlage"}>
        <div className="prose" {...(felder !== undefined && { "data-vorlage": id })}>
          {children}
        </div>
        {/* The copy button is hidden unless ui/mission/prose.tsx listens. */}
        <button type="button" className={COPY_BUTTON}>
          Text kopieren
        </button>
      </Callout>
    ),
    // Its label in brackets for everyone; a page that knows its reader puts a field there, and paper what they wrote.
    Feld({ id = "", art = "text", wort = "", wahl = "", vorlage = "", children }) {
      const kind = isBlankKind(art) ? art : "text";
      const place = blankPlace({ name: `${vorlage}.${id}`, kind, word: wort, choices: wahl });
      return <span {...place}>{emptyBlank(kind, children)}</span>;
    },
    Rechtshinweis: () => (
      <p className="border-s-3 border-line ps-3.5 text-note text-soft">
        Das ist eine allgemeine Information. Im Zweifel hilft dir dein Finanzamt, deine IHK oder eine Steuerberatung.
      </p>
    ),
    // Invisible on screens: marks the end of a sheet for print and files.
    Seitenwechsel: () => <hr data-page-break="" className="hidden print:block print:break-after-page" />,
    Passage({ id = "" }) {
      const passage = context.passages.get(id);
      if (!passage) throw new Error(`Passage „${id}“ fehlt`);
      return (
        <details data-passage="" className="rounded-[1.125rem] border border-line bg-surface">
          <summary className="min-h-12 cursor-pointer list-inside px-[min(1.125rem,4.5vw)] py-3 font-strong before:font-medium before:text-soft before:content-['Gut_zu_wissen:_']">
            <span>{passage.title}</span>
          </summary>
          {/* The anchor is inside: a link to it opens the details. The margin keeps the summary in sight. */}
          <div
            id={passageAnchor(id)}
            className="scroll-mt-24 px-[min(1.125rem,4.5vw)] pb-4.5 [&>*+*]:mt-2.5"
            dangerouslySetInnerHTML={{ __html: passage.html }}
          />
        </details>
      );
    },
    // Open for everyone; a page that knows its reader's situation folds what does not concern them.
    Abschnitt: ({ wen = "", children }) => <section {...sectionMarks(wen)}>{children}</section>,
    VorlageLink({ id = "" }) {
      const template = context.templates.get(id);
      if (!template) throw new Error(`Vorlage „${id}“ fehlt`);
      return <a href={`/vorlagen/${id}`}>Vorlage „{template.title}“</a>;
    },
    // A link for everyone; a page that knows its reader puts the form in its place.
    Rechner({ id = "" }) {
      const calculator = context.calculators.get(id);
      if (!calculator) throw new Error(`Rechner „${id}“ fehlt`);
      return (
        <div {...calculatorPlace(id)}>
          <p>
            <a href={calculatorAddress(id)}>Rechner „{calculator.title}“</a>
          </p>
        </div>
      );
    },
    // The words for everyone; a page that knows its reader puts their result in their place.
    Mein: ({ wert = "", children }) => <span {...resultPlace(wert)}>{children}</span>,
    // The words for everyone; a page that knows its reader puts their answer there, with the way to its task.
    Meine: ({ antwort = "", children }) => (
      <div {...answerPlace(antwort)}>
        <p>{children}</p>
      </div>
    ),
    Orte: ({ art = "" }) => <PlaceBox kind={art} places={context.places?.get(art) ?? []} />,
    // The way there for everyone; a page that knows its reader says how many stand there.
    Kontakte: () => (
      <div {...contactsPlace()}>
        <p>
          Auf deinem <a href={CONTACTS}>Kundenweg</a> notierst du, mit wem du sprichst und was als Nächstes kommt.
        </p>
      </div>
    ),
    // Empty: what holds is filled in when a page is made.
    Fakt: ({ id = "", jahr = false, rund = false }) => <data {...figurePlace({ id, withYear: jahr, rounded: rund })} />,
    // Tells the check that a figure is invented.
    Angenommen: ({ children }) => <>{children}</>,
    Produktname: () => <>{productName}</>,
    Anbieter: () => <OperatorAddress operator={operator} />,
    Verantwortlich: () => <>{operator.responsible}</>,
    Wenn({ da, fehlt, children }) {
      const [present, missing] = [findFeature(da), findFeature(fehlt)];
      return (present && features[present]) || (missing && !features[missing]) ? <>{children}</> : null;
    },
  };
}
