import { join } from "node:path";
import { expect, test } from "vitest";
import { startFake } from "../../../tests/fakes/stripe/tests/shop";
import { sampleContent, writeContent, type Change } from "../../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { checkPrices, setUpPrices } from "./cli.server";

/** Opens a folder with the sample content and a fake Stripe; the two commands return their exit code and output. */
async function openShop() {
  const { fake, stripe } = await startFake();
  const folder = await temporaryFolder();
  const contentDir = join(folder, "content");
  await writeContent(contentDir, sampleContent());
  const run =
    (command: typeof checkPrices) =>
    async (variables: Record<string, string> = {}) => {
      const told: string[] = [];
      const complaints: string[] = [];
      const code = await command({
        variables: { STRIPE_SECRET_KEY: fake.key, STRIPE_API_BASE: fake.url, CONTENT_DIR: contentDir, ...variables },
        cacheDir: join(folder, "cache"),
        tell: (line) => void told.push(line),
        complain: (line) => void complaints.push(line),
      });
      return { code, told, complaints };
    };
  const rewrite = (changes: Record<string, Change>) => writeContent(contentDir, sampleContent(changes));
  return { fake, stripe, setup: run(setUpPrices), check: run(checkPrices), rewrite };
}

const EQUAL = "Stripe im Testmodus und content/plans stimmen überein, 5 Produkte mit 5 Preisen.";

test("set up, run again and compared, with each difference as a line and in the exit code", async () => {
  const { stripe, setup, check } = await openShop();
  expect(await check()).toMatchObject({ code: 1, complaints: [] });
  const done = await setup();
  expect(done).toMatchObject({ code: 0, complaints: [] });
  expect(done.told).toHaveLength(11);
  expect(done.told.at(-1)).toBe(`Fertig: ${EQUAL}`);
  expect(await setup()).toEqual({ code: 0, told: [`Nichts zu tun: ${EQUAL}`], complaints: [] });
  expect(await check()).toEqual({ code: 0, told: [EQUAL], complaints: [] });

  await stripe.products.update("offer_pro", { name: "Profi", active: false });
  const found = await check();
  expect(found.code).toBe(1);
  expect(found.told).toEqual([expect.stringContaining("heißt „Profi“"), expect.stringContaining("ist archiviert")]);
});

test.each([
  ["no key", { STRIPE_SECRET_KEY: "" }, /^STRIPE_SECRET_KEY fehlt: /],
  ["no secret key", { STRIPE_SECRET_KEY: "pk_test_fake" }, /^STRIPE_SECRET_KEY muss /],
  [
    "a key that Stripe does not know",
    { STRIPE_SECRET_KEY: "sk_test_other" },
    /^Stripe nimmt den Schlüssel .* nicht an/,
  ],
  [
    "nobody there",
    { STRIPE_API_BASE: "http://127.0.0.1:9" },
    /^Stripe ist nicht erreichbar, unter 127\.0\.0\.1:9 .*ECONNREFUSED.*: Prüf STRIPE_API_BASE\.$/,
  ],
])("with %s it is one sentence, and nothing else is said", async (_, variables, sentence) => {
  const { setup, check } = await openShop();
  for (const command of [setup, check]) {
    const complaints = [expect.stringMatching(sentence)];
    expect(await command(variables)).toEqual({ code: 2, told: [], complaints });
  }
});

test.each([
  [403, /fehlen Rechte: /],
  [429, /zu viele Anfragen: /],
  [500, /^Stripe hat gerade eine Störung \(500\): /],
  [400, /^Stripe hat das abgelehnt \(.*, Anfrage req_\w+\): /],
])("when Stripe answers %s, too", async (status, sentence) => {
  const { fake, check } = await openShop();
  fake.fault("GET /v1/products", { kind: "status", status, times: 4 });
  expect(await check()).toEqual({ code: 2, told: [], complaints: [expect.stringMatching(sentence)] });
});

test("nothing is set from content with a mistake, nor from what it was before", async () => {
  const { fake, setup, rewrite } = await openShop();
  await setup();
  const before = fake.requests.length;
  await rewrite({ "plans/pro.mdx": (raw) => raw.replace("priceEuro: 10", "priceEuro: 12 €") });
  const { code, told, complaints } = await setup();
  expect([code, told]).toEqual([2, []]);
  expect(complaints).toEqual([
    expect.stringContaining("plans/pro.mdx:7:12 M005 "),
    expect.stringMatching(/^Erst müssen die Inhalte ohne Fehler sein/),
  ]);
  expect(fake.requests).toHaveLength(before);
});
