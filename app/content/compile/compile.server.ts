import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { passageAnchor } from "~/domain/text/slugs";
import { mdxComponents, type ComponentContext } from "./components";
import { endingPlace } from "../facts/places";
import { questionsPlace } from "../questions/places";
import { nameHeadings } from "./heading-ids";
import { inspectBlanks } from "./inspect-blanks";
import { inspectBody, type BodyNode, type Report } from "./inspect-body";
import { inspectSections } from "./inspect-sections";
import { liftHeadings } from "./lift-headings";
import { nameSentences } from "./name-sentences";
import { markTasks } from "./mark-tasks";
import { nameBlanks } from "./name-blanks";
import type { Problem } from "../files/source.server";
import type { AskedSentence } from "../questions/asked-sentence";
import { takenUp } from "./surroundings";
import { unreadableBody } from "./unreadable-body";

export interface Body {
  path: string;
  body: string;
  bodyOffset: number;
  /** Sentences to which its questions lead. */
  sentences?: readonly AskedSentence[];
}

export type CompileResult = { ok: true; html: string } | { ok: false; problems: Problem[] };

/** Turns a body into HTML. The compiler, 150 files, is loaded only when needed. */
export async function compileBody(source: Body, context: ComponentContext): Promise<CompileResult> {
  const { sentences = [] } = source;
  if (source.body === "" && sentences.length === 0) return { ok: true, html: "" };
  const problems: Problem[] = [];
  const report: Report = (place, rule, message) => {
    const { line, column } = place ?? { line: 1, column: 1 };
    problems.push({ path: source.path, line: source.bodyOffset + line, column, rule, message });
  };
  // The bundler would take these dashes for a second head, and run one declared as JavaScript.
  if (source.body.startsWith("---")) {
    report(undefined, "T001", "Der Text beginnt mit „---“; der Kopf ist dort schon zu Ende.");
    return { ok: false, problems };
  }
  const { bundleMDX } = await import("mdx-bundler");
  const { getMDXComponent } = await import("mdx-bundler/client/index.js");
  const { default: remarkGfm } = await import("remark-gfm");
  try {
    const { code } = await bundleMDX({
      source: source.body,
      mdxOptions: withPlugins(anchorPrefix(source.path), remarkGfm, () => (tree: BodyNode) => {
        inspectBody(tree, context, report);
        inspectSections(tree, { isPassage: isPassage(source.path) }, report);
        inspectBlanks(tree, { isTemplate: templateOf(source.path) !== null }, report);
        nameBlanks(tree, templateOf(source.path));
        liftHeadings(tree);
        markTasks(tree);
        nameHeadings(tree, anchorPrefix(source.path));
        nameSentences(
          tree,
          { sentences, prefix: anchorPrefix(source.path) },
          ({ place: [line, column] }, rule, message) =>
            problems.push({ path: source.path, line, column, rule, message }),
        );
      }),
      esbuildOptions: (options) => ({ ...options, minify: false, logLevel: "silent" }),
    });
    if (problems.length > 0) return { ok: false, problems };
    const body = createElement(getMDXComponent(code), { components: mdxComponents(context) });
    const html = renderToStaticMarkup(body);
    const named = html.replaceAll('"footnote-label"', `"${anchorPrefix(source.path)}fussnoten"`);
    const ending = isPassage(source.path) ? endingPlace(takenUp(source.body).facts) : "";
    const questions = sentences.length > 0 ? questionsPlace(passageOf(source.path) ?? "") : "";
    return { ok: true, html: named + ending + questions };
  } catch (error) {
    const { place, rule, message } = unreadableBody(error, source.body);
    // An import that cannot be resolved has been reported already.
    if (problems.length === 0) report(place, rule, message);
    return { ok: false, problems };
  }
}

/** Id of the template that a file is as a whole; null for every other. */
const templateOf = (path: string): string | null => /^templates\/(.+)\.mdx$/.exec(path)?.[1] ?? null;

const isPassage = (path: string): boolean => path.startsWith("passages/");
const passageOf = (path: string): string | undefined => /^passages\/(.+)\.mdx$/.exec(path)?.[1];

/** Prefix of a passage's anchors: it is embedded in other pages, whose headings and footnotes have their own. */
function anchorPrefix(path: string): string {
  const passage = passageOf(path);
  return passage ? `${passageAnchor(passage)}-` : "";
}

/** Own type, as the bundler's does not resolve. */
interface MdxOptions {
  remarkPlugins?: unknown[] | null;
  remarkRehypeOptions?: object | null;
}

const withPlugins =
  (prefix: string, ...plugins: unknown[]) =>
  (options: MdxOptions): MdxOptions => ({
    ...options,
    remarkPlugins: [...(options.remarkPlugins ?? []), ...plugins],
    remarkRehypeOptions: {
      ...options.remarkRehypeOptions,
      clobberPrefix: prefix,
      footnoteLabel: "Fußnoten",
      // Without the class that hides the label from view: print and files show it, too.
      footnoteLabelProperties: {},
      footnoteBackLabel: "Zurück zum Text",
    },
  });
