import { afterAll, beforeAll, beforeEach } from "vitest";
import { streamModel, type ModelEvent } from "../../../app/coach/model/stream.server";
import { provideModel } from "../../../app/coach/model/vendor.server";
import { startModel, type FakeModel } from "./start";

export const PROMPT = [
  { role: "system" as const, content: "Du bist Inno." },
  { role: "user" as const, content: "Womit fange ich an?" },
];
export const deadlines = { firstMs: 5_000, nextMs: 5_000, wholeMs: 10_000, turnMs: 100 };

/** Starts a model's server for the tests of a file, reset before each of them. */
export function askedModel(): { readonly fake: FakeModel } {
  let fake: FakeModel | null = null;
  const started = {
    get fake() {
      if (!fake) throw new Error("The model's server is there within a test.");
      return fake;
    },
  };
  beforeAll(async () => void (fake = await startModel()));
  afterAll(() => started.fake.close());
  beforeEach(() => {
    started.fake.forget();
    provideModel({ OPENAI_BASE_URL: started.fake.url, OPENAI_MODEL: "nachbau", deadlines });
  });
  return started;
}

/** Asks the model; returns the text seen in the end, all events on the way, and the last one. */
export async function ask(signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  let seen = "";
  for await (const event of streamModel(PROMPT, signal)) {
    events.push(event);
    if (event.type === "words") seen += event.text;
    if (event.type === "anew") seen = "";
  }
  return { seen, events, end: events.at(-1), usage: events.find(({ type }) => type === "usage") };
}
