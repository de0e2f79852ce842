import type Stripe from "stripe";
import { formatProblems, loadLibrary } from "~/content/load.server";
import { parseCatalogueEnv } from "~/environment/env";
import { OperatorError } from "~/environment/operator-error";
import { stripeFor } from "../stripe/client.server";
import { explainFailure } from "../stripe/failures";
import { compare } from "./compare";
import { readFound } from "./found.server";
import { setUp, type PrintLine } from "./set-up.server";
import { wantedProducts, type WantedProduct } from "./wanted";
import { describeDifferences } from "./words";

const DIFFERENT = 1;
const NOT_DONE = 2;

interface Surroundings {
  variables: Record<string, string | undefined>;
  cacheDir: string;
  tell?: PrintLine;
  /** Output for problems. */
  complain?: PrintLine;
}

/** `npm run stripe:setup`. Resolves to the exit code. */
export const setUpPrices = (surroundings: Surroundings): Promise<number> =>
  withCatalogue(surroundings, async ({ client, wanted, mode, tell }) => {
    let changes = 0;
    await setUp(client, wanted, (line) => {
      changes++;
      tell(line);
    });
    tell(
      `${changes === 0 ? "Nichts zu tun" : "Fertig"}: ${mode} und content/plans stimmen überein, ${sizeOf(wanted)}.`,
    );
    return 0;
  });

/** `npm run stripe:check`. Resolves to the exit code. */
export const checkPrices = (surroundings: Surroundings): Promise<number> =>
  withCatalogue(surroundings, async ({ client, wanted, mode, tell }) => {
    const differences = describeDifferences(compare(wanted, await readFound(client, wanted)));
    if (differences.length === 0) {
      tell(`${mode} und content/plans stimmen überein, ${sizeOf(wanted)}.`);
      return 0;
    }
    for (const line of differences) tell(line);
    return DIFFERENT;
  });

interface Catalogue {
  client: Stripe;
  wanted: WantedProduct[];
  mode: string;
  tell: PrintLine;
}

async function withCatalogue(
  {
    variables,
    cacheDir,
    tell = (line) => void process.stdout.write(`${line}\n`),
    complain = (line) => void process.stderr.write(`${line}\n`),
  }: Surroundings,
  work: (catalogue: Catalogue) => Promise<number>,
): Promise<number> {
  try {
    const { env, client } = await connect(variables);
    const wanted = await readWanted(env.CONTENT_DIR, { cacheDir, complain });
    const mode = env.STRIPE_SECRET_KEY?.includes("_live_") ? "Stripe im Livemodus" : "Stripe im Testmodus";
    return await work({ client, wanted, mode, tell });
  } catch (error) {
    const failure = error instanceof OperatorError ? { sentence: error.message } : explainFailure(error, variables);
    if (failure === null) throw error;
    complain(failure.sentence);
    return NOT_DONE;
  }
}

async function connect(variables: Surroundings["variables"]) {
  const parsed = parseCatalogueEnv(variables);
  if (!parsed.ok) throw new OperatorError(parsed.message);
  const client = await stripeFor(parsed.env);
  if (!client) {
    throw new OperatorError("STRIPE_SECRET_KEY fehlt: Trag den Schlüssel deines Stripe-Kontos ein, etwa in .env.");
  }
  return { env: parsed.env, client };
}

/** Reads the current content: an older state that the app may still serve would set older prices. */
async function readWanted(contentDir: string, { cacheDir, complain }: { cacheDir: string; complain: PrintLine }) {
  const loaded = await loadLibrary({ contentDir, cacheDir, now: Date.now() });
  if (loaded.ok && loaded.problems.length === 0) return wantedProducts(loaded.library.data.plans);
  complain(formatProblems(contentDir, loaded.problems));
  throw new OperatorError("Erst müssen die Inhalte ohne Fehler sein, dann lassen sich Preise vergleichen.");
}

function sizeOf(wanted: readonly WantedProduct[]): string {
  const prices = wanted.reduce((sum, product) => sum + product.prices.length, 0);
  return `${wanted.length} Produkte mit ${prices} Preisen`;
}
