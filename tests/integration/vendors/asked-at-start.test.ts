import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findModelFault } from "~/coach/model/ask/find-fault.server";
import type { ModelReason } from "~/coach/model/ask/fault-text";
import { provideModel, type ModelSettings } from "~/coach/model/vendor.server";
import { compose } from "~/process/compose.server";
import { findStripeFault } from "~/payments/stripe/find-fault.server";
import type { StripeReason } from "~/payments/stripe/failures";
import { startModel, type FakeModel } from "../../fakes/model/start";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import { stock } from "../../fixtures/stripe-stock";
import { sdk } from "../payments/shop";
import { somethingElse, STRANGERS } from "./strangers";

const met = { "payments-server": new Set<string>(), "model-server": new Set<string>() };

describe("Stripe, asked at a start", () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startStripe({ startAt: new Date() });
    await stock(sdk(stripe));
  });
  afterEach(() => stripe.clearFaults());
  afterAll(() => stripe.close());

  async function ask(settings: Record<string, string> = {}) {
    const payments = {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    };
    const { close } = await compose({ NODE_ENV: "test", ...payments, ...settings }, ["payments", "library"]);
    try {
      const fault = await findStripeFault();
      if (fault) met["payments-server"].add(fault.reason);
      return fault;
    } finally {
      await close();
    }
  }
  const says = (reason: StripeReason, sentence: RegExp) => ({ reason, sentence: expect.stringMatching(sentence) });

  test("all is well, and nothing was changed there; without a key nobody is asked", async () => {
    expect(await ask()).toBeNull();
    expect(stripe.requests.filter(({ method }) => method !== "GET").map(({ path }) => path)).not.toContain(
      "/v1/customers",
    );
    const before = stripe.requests.length;
    expect(await ask({ STRIPE_SECRET_KEY: "" })).toBeNull();
    expect(stripe.requests).toHaveLength(before);
  });

  test("a key that is another one, or lacks rights", async () => {
    expect(await ask({ STRIPE_SECRET_KEY: "sk_test_other" })).toEqual(
      says("key-refused", /STRIPE_SECRET_KEY nicht an: Prüf/),
    );
    stripe.fault("GET /v1/prices", { kind: "status", status: 403 });
    expect(await ask()).toEqual(says("rights-missing", /fehlen Rechte: Gib ihm/));
  });

  test("a price that is missing, and one that is another", async () => {
    const client = sdk(stripe);
    const { data } = await client.prices.list({ lookup_keys: ["pro_monthly", "ai_only_monthly"] });
    const [gone, other] = data;
    await client.prices.update(gone?.id ?? "", { active: false });
    const { product } = await client.prices.retrieve(other?.id ?? "");
    const productId = typeof product === "string" ? product : product.id;
    const key = other?.lookup_key ?? "";
    const dearer = { unit_amount: 123, currency: "eur", lookup_key: key, transfer_lookup_key: true };
    await client.prices.create({ ...dearer, product: productId, recurring: { interval: "month" } });
    const { sentence = "" } = (await ask()) ?? {};
    expect(sentence).toMatch(/stripe:check.*stripe:setup/);
    const named = /\(([\w, ]+)\)/.exec(sentence)?.[1]?.split(", ");
    expect(named?.sort()).toEqual(["ai_only_monthly", "pro_monthly"]);
    await client.prices.update(gone?.id ?? "", { active: true });
    await client.prices.update(other?.id ?? "", { lookup_key: key, transfer_lookup_key: true });
    expect(await ask()).toBeNull();
  });

  test("Stripe has troubles, is asked too much, or refuses", async () => {
    stripe.fault("*", { kind: "status", status: 503, times: 2 });
    expect(await ask()).toEqual(says("broken", /Störung \(503\): .*status\.stripe\.com/));
    stripe.fault("*", { kind: "status", status: 429 });
    expect(await ask()).toEqual(says("busy", /zu viele Anfragen/));
    stripe.fault("*", { kind: "status", status: 400 });
    expect(await ask()).toEqual(says("refused", /unter Logs, warum/));
  });

  test("something else answers", async () => {
    expect(await ask({ STRIPE_API_BASE: await somethingElse() })).toEqual(says("unclear", /Prüf STRIPE_API_BASE/));
    stripe.fault("*", { kind: "answer", body: '{"object":"list"}', contentType: "application/json" });
    expect(await ask()).toEqual(says("unclear", /Prüf STRIPE_API_BASE/));
  });

  test.each(Object.entries(STRANGERS))("it cannot be reached: %s", async (reason, stand) => {
    const base = await stand();
    const fault = await ask({ STRIPE_API_BASE: base });
    expect(fault).toMatchObject({ reason, sentence: expect.stringMatching(/^Stripe ist nicht erreichbar, .+: .+\.$/) });
    expect(fault?.sentence).toContain(new URL(base).host);
  });
});

describe("the model, asked at a start", () => {
  let model: FakeModel;
  beforeAll(async () => {
    model = await startModel();
  });
  beforeEach(() => model.forget());
  afterAll(() => model.close());

  const SOON = { firstMs: 400, nextMs: 200, wholeMs: 1_000, turnMs: 100 };
  async function ask(settings: Partial<ModelSettings> = {}) {
    provideModel({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "nachbau", ...settings });
    const fault = await findModelFault();
    if (fault) met["model-server"].add(fault.reason);
    return fault;
  }
  const says = (reason: ModelReason, sentence: RegExp) => ({ reason, sentence: expect.stringMatching(sentence) });

  test("all is well, and no question was asked; without a model nobody is", async () => {
    expect(await ask()).toBeNull();
    model.have({ models: ["nachbau:latest"], key: "sk-right" });
    expect(await ask({ OPENAI_API_KEY: "sk-right" })).toBeNull();
    expect(model.calls).toEqual([]);
    provideModel({});
    expect(await findModelFault()).toBeNull();
  });

  test("a key that is wrong, is missing, or stands unasked before an open list", async () => {
    model.have({ key: "sk-right" });
    expect(await ask({ OPENAI_API_KEY: "sk-wrong" })).toEqual(
      says("key-refused", /OPENAI_API_KEY nicht an \(401\): Prüf/),
    );
    expect(await ask()).toEqual(says("key-missing", /verlangt einen Schlüssel \(401\): Setz OPENAI_API_KEY/));
    model.have({ listsToAll: true });
    expect(await ask({ OPENAI_API_KEY: "sk-wrong" })).toEqual(says("key-refused", /OPENAI_API_KEY nicht an: Prüf/));
    expect(await ask({ OPENAI_API_KEY: "sk-right" })).toBeNull();
  });

  test("a model that is not there; one that no list names, and that answers", async () => {
    model.have({ models: ["groß", "klein"], isStrict: true });
    expect(await ask()).toEqual(
      says("model-unknown", /kein Modell „nachbau“ \(es gibt zum Beispiel groß, klein\): Prüf OPENAI_MODEL/),
    );
    model.have({ isStrict: false });
    expect(await ask()).toBeNull();
    model.have({ models: null });
    expect(await ask()).toBeNull();
    expect(model.openCalls()).toBe(0);
  });

  test("an address that is not whole", async () => {
    const base = model.url.replace(/\/v1$/, "");
    expect(await ask({ OPENAI_BASE_URL: base })).toEqual(says("model-unknown", /meist endet sie auf \/v1/));
    expect(await ask({ OPENAI_BASE_URL: await somethingElse() })).toEqual(
      says("no-model-server", /Prüf OPENAI_BASE_URL \(meist endet sie auf \/v1\)/),
    );
  });

  test("it has troubles, no credit left, or refuses the question", async () => {
    model.have({ models: null });
    model.fault({ kind: "status", status: 503 });
    expect(await ask()).toEqual(says("broken", /hat gerade eine Störung: Sieh/));
    model.fault({ kind: "status", status: 429 });
    expect(await ask()).toEqual(says("busy", /nimmt gerade keine Fragen an: .*Guthaben/));
    model.fault({ kind: "status", status: 400 }, 9);
    expect(await ask()).toEqual(says("refused", /docs\/coach-models\.md/));
  });

  test("one that is being loaded is waited for in vain without a word, a server that says nothing is named", async () => {
    model.have({ models: ["another"] });
    model.fault({ kind: "hang" });
    expect(await ask({ deadlines: SOON })).toBeNull();
    await expect.poll(model.openCalls).toBe(0);
    model.have({ models: null });
    model.fault({ kind: "hang" });
    expect(await ask({ deadlines: SOON })).toEqual(
      says("timeout", /antwortet nicht rechtzeitig: Prüf OPENAI_BASE_URL/),
    );
  });

  test.each(Object.entries(STRANGERS))("it cannot be reached: %s", async (reason, stand) => {
    const base = await stand();
    const fault = await ask({ OPENAI_BASE_URL: `${base}/v1`, ...(reason === "timeout" && { deadlines: SOON }) });
    expect(fault).toMatchObject({
      reason,
      sentence: expect.stringMatching(/^Das Modell ist nicht erreichbar, .+: .+\.$/),
    });
    expect(fault?.sentence).toContain(new URL(base).host);
  });
});

test("docs/operating.md names each reason, and each was met", async () => {
  const rows = (await readFile("docs/operating.md", "utf8")).split("\n").filter((line) => line.startsWith("| `"));
  for (const [event, reasons] of Object.entries(met)) {
    const named = rows.flatMap((row) => {
      const [, reason = "", , asked = ""] = row.split("|").map((cell) => cell.trim());
      return asked.includes(event) ? [reason.replaceAll("`", "")] : [];
    });
    expect([...reasons].sort(), event).toEqual(named.sort());
  }
});
