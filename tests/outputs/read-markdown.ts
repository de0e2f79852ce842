import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readShown } from "./read-shown";

interface MdxOptions {
  format?: string;
  mdExtensions?: string[];
  remarkPlugins?: unknown[] | null;
}

/** Lines that a program with GitHub's flavour of Markdown shows of a file. */
export async function readMarkdown(source: string): Promise<string[]> {
  const { bundleMDX } = await import("mdx-bundler");
  const { getMDXComponent } = await import("mdx-bundler/client/index.js");
  const { default: remarkGfm } = await import("remark-gfm");
  const { code } = await bundleMDX({
    source,
    mdxOptions: (options: MdxOptions) => ({
      ...options,
      format: "md",
      mdExtensions: [".mdx"],
      remarkPlugins: [remarkGfm],
    }),
    esbuildOptions: (options) => ({ ...options, logLevel: "silent" }),
  });
  return readShown(renderToStaticMarkup(createElement(getMDXComponent(code))));
}
