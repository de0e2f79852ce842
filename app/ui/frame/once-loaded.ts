/** Runs something once the page has loaded and needs the line no more; gives what calls it off. */
export function onceLoaded(run: () => void): () => void {
  if (document.readyState === "complete") {
    run();
    return () => undefined;
  }
  window.addEventListener("load", run, { once: true });
  return () => window.removeEventListener("load", run);
}
