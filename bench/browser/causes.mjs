/** Work of the page's thread before its first picture, by the events of the browser's trace that are it. */
const ON_PAGE = [
  ["Schriften", /^(?:Font|WebSandboxSupportLinux|BeginRemoteFontLoad|DecodeFont|gfx::|PlatformFont)/],
  ["Stylesheets lesen", /^(?:ParseAuthorStyleSheet|CSSParserImpl)/],
  ["Stile zuordnen", /^UpdateLayoutTree$/],
  ["Layout", /^Layout$/],
  ["Malen", /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer)$/],
  ["Scripte", /^(?:EvaluateScript|FunctionCall|TimerFire|EventDispatch|FireAnimationFrame|M[ai][jn]orGC|V8\.GC|v8\.)/],
  ["HTML lesen", /^(?:ParseHTML|HTMLDocumentParser)/],
  ["Übriges", /^ThreadControllerImpl::RunTask$/],
];
/** Work of other threads that a picture may wait for. */
const BESIDE = [
  ["Bilder entpacken", /^(?:Decode Image|Decode LazyPixelRef|ImageDecodeTask)$/],
  ["Zeichnen", /^RasterTask$/],
];
const WAITING = "Warten";

export const CAUSES = [...ON_PAGE.map(([kind]) => kind), WAITING, ...BESIDE.map(([kind]) => kind)];

/** Categories of a trace that `causesOf` reads. */
export const CATEGORIES = [
  ...["-*", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink", "blink.user_timing"],
  ...["fonts", "cc", "v8", "loading"],
];

/**
 * Where the time until a page's first picture went, in ms. An event counts without those of another kind within it, so
 * what the page's thread does and „Warten“, the rest, add up to `firstPaint`; other threads work beside it.
 * @param {TraceEvent[]} events
 * @param {number} firstPaint ms, as the page itself measured it
 * @returns {Record<string, number> | null} null when the trace holds no first picture
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args?: any }} TraceEvent
 */
export function causesOf(events, firstPaint) {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) return null;
  const { pid, ts: until } = painted;
  const from = until - firstPaint * 1000;
  const isThread = ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain";
  const main = events.find((event) => event.pid === pid && isThread(event));
  const timed = events
    .filter((event) => event.ph === "X" && event.pid === pid && event.ts < until && event.ts + event.dur > from)
    .map(({ name, tid, ts, dur }) => ({ name, tid, start: Math.max(ts, from), end: Math.min(ts + dur, until) }));
  const onPage = ownTimes(ofKinds(ON_PAGE, timed).filter(({ tid }) => tid === main?.tid));
  const beside = ownTimes(ofKinds(BESIDE, timed).filter(({ tid }) => tid !== main?.tid));
  const busy = Object.values(onPage).reduce((sum, ms) => sum + ms, 0);
  const causes = { ...onPage, ...beside, [WAITING]: Math.max(0, firstPaint - busy) };
  return Object.fromEntries(CAUSES.map((kind) => [kind, causes[kind] ?? 0]));
}

const ofKinds = (kinds, events) =>
  events.flatMap((event) => {
    const [kind] = kinds.find(([, names]) => names.test(event.name)) ?? [];
    return kind ? { ...event, kind } : [];
  });

/** Sums of each kind in ms: each event's time without that of the events within it on its thread. */
function ownTimes(events) {
  const sums = {};
  const open = [];
  const add = (kind, micros) => (sums[kind] = (sums[kind] ?? 0) + micros / 1000);
  for (const event of events.sort((a, b) => a.tid - b.tid || a.start - b.start || b.end - a.end)) {
    while (open.length > 0 && (open.at(-1).tid !== event.tid || open.at(-1).end <= event.start)) open.pop();
    const around = open.at(-1);
    const end = around ? Math.min(event.end, around.end) : event.end;
    if (around) add(around.kind, event.start - end);
    add(event.kind, end - event.start);
    open.push({ ...event, end });
  }
  return sums;
}
