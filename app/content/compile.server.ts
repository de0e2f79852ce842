import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { COMPONENT_NAMES, mdxComponents, type ComponentContext } from "./components";
import type { Problem, Source } from "./source.server";

export type Compiled = { ok: true; html: string } | { ok: false; problems: Problem[] };

interface Node {
  type: string;
  name?: string | null;
  url?: string;
  depth?: number;
  value?: string;
  position?: { start: { line: number } };
  children?: Node[];
}

/** Turns a body into HTML. mdx-bundler and esbuild are loaded only when there is something to compile. */
export async function compileBody(source: Source, context: ComponentContext): Promise<Compiled> {
  if (source.body === "") return { ok: true, html: "" };
  const problems: Problem[] = [];
  const report = (line: number | undefined, message: string) =>
    problems.push({ path: source.path, line: source.bodyOffset + (line ?? 1), message });
  const { bundleMDX } = await import("mdx-bundler");
  const { getMDXComponent } = await import("mdx-bundler/client/index.js");
  try {
    const { code } = await bundleMDX({
      source: source.body,
      mdxOptions(options) {
        options.remarkPlugins = [...(options.remarkPlugins ?? []), remarkGfm, () => (tree: Node) => inspect(tree, report)];
        return options;
      },
      esbuildOptions: (options) => ({ ...options, minify: false, logLevel: "silent" }),
    });
    if (problems.length > 0) return { ok: false, problems };
    const body = createElement(getMDXComponent(code), { components: mdxComponents(context) });
    return { ok: true, html: renderToStaticMarkup(body) };
  } catch (error) {
    report(lineOf(error), `Der Text lässt sich nicht lesen: ${reasonOf(error)}`);
    return { ok: false, problems };
  }
}

/** What a body may hold: text, our components and links to our own pages. No code, no markup, no foreign address. */
function inspect(node: Node, report: (line: number | undefined, message: string) => void): void {
  const line = node.position?.start.line;
  // The compiler adds an import of its own, which stands nowhere in the file.
  if ((node.type === "mdxjsEsm" && line !== undefined) || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    report(line, "Geschweifte Klammern, import und export sind hier nicht erlaubt.");
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    if (!COMPONENT_NAMES.some((name) => name === node.name)) {
      report(line, `<${node.name ?? ""}> gibt es nicht. Erlaubt sind: ${COMPONENT_NAMES.join(", ")}.`);
    }
  }
  if (node.type === "image") report(line, "Bilder gehören nicht in den Text.");
  if ((node.type === "link" || node.type === "definition") && !/^\/[a-z]/.test(node.url ?? "")) {
    report(line, "Links nach außen gehören in „resources“ oder „quellen“, nicht in den Text.");
  }
  if (node.type === "heading" && node.depth === 1) report(line, "Die große Überschrift kommt aus „title“.");
  for (const child of node.children ?? []) inspect(child, report);
}

function lineOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  const first: unknown = error.errors[0];
  if (typeof first !== "object" || first === null || !("location" in first)) return undefined;
  const { location } = first;
  if (typeof location !== "object" || location === null || !("line" in location)) return undefined;
  return typeof location.line === "number" ? location.line : undefined;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^.*?error: /s, "").split("\n")[0] ?? "";
}
