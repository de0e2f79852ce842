/** Runs after the load event, when the network is free; returns a function that cancels it. */
export function onceLoaded(run: () => void): () => void {
  if (document.readyState === "complete") {
    run();
    return () => undefined;
  }
  window.addEventListener("load", run, { once: true });
  return () => window.removeEventListener("load", run);
}
