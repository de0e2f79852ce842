/** Windows this wide (rem) or wider have rules of their own: those of `md:` and `lg:`. */
export const WIDE_REM = 48;

/**
 * PostCSS plugin: what only wide windows need goes into a sheet of its own, so that no phone waits for it. Both sheets
 * are made from the same styles: the one whose name ends in `-wide` keeps the rules for wide windows, the other all
 * others. Layers keep their order, as the wide one comes after the other.
 */
export const splitStyles = {
  postcssPlugin: "split-styles",
  OnceExit(_, { result }) {
    // A screen's own sheet stays whole: only that screen asks for it.
    const shared = /\/tailwind(-wide)?\.css$/.exec(result.opts.from ?? "");
    if (shared) keep(result.root, shared[1] !== undefined);
  },
};

/** Removes from `container` whatever is not of the kind to keep; comments and orders of layers stay. */
function keep(container, isWide) {
  container.each((node) => {
    const wide = node.type === "atrule" && isForWide(node);
    if (wide) {
      if (!isWide) node.remove();
    } else if (node.type === "atrule" && node.nodes && node.name !== "keyframes") {
      keep(node, isWide);
      if (node.nodes.length === 0) node.remove();
    } else if (isWide && (node.nodes || node.type === "decl")) node.remove();
  });
}

/** Whether an at-rule holds rules for wide windows alone: `(width>=48rem)`, as the floor lowers it or as it was written. */
function isForWide({ name, params }) {
  const [, rem] = /^\((?:min-width:\s*|width\s*>=\s*)([\d.]+)rem\)$/.exec(params) ?? [];
  return name === "media" && Number(rem) >= WIDE_REM;
}
