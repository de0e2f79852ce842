import type { KeptEvent } from "../../fakes/stripe/world/event";
import * as z from "zod";
import type { World } from "./world";

/** How news of Stripe arrive. */
export interface News {
  isBackwards: boolean;
  times: number;
  /** later: with those of a later act. */
  comes: "now" | "later" | "never";
  /** Those that were held back arrive, too. */
  hasOld: boolean;
}

const subject = z.looseObject({
  id: z.string(),
  object: z.string(),
  customer: z.string().nullish(),
  charge: z.string().nullish(),
});

/** Stripe's news on their way to the app. */
export class Newsroom {
  #heard = 0;
  #held: KeptEvent[] = [];

  constructor(readonly world: World) {}

  /** Nothing that happened until now is told any more. */
  begin(): void {
    this.#heard = this.world.vendors.stripe.events().length;
    this.#held = [];
  }

  /**
   * News since the last call go to the app, in the order they happened or in the reverse, once or twice at once. Resolves
   * to the accounts they tell of.
   */
  async deliver({ isBackwards, times, comes, hasOld }: News): Promise<ReadonlySet<string>> {
    const { stripe } = this.world.vendors;
    const news = stripe.events().slice(this.#heard);
    this.#heard += news.length;
    const sent = [...(hasOld ? this.#held.splice(0) : []), ...(comes === "now" ? news : [])];
    if (comes === "later") this.#held.push(...news);
    for (const event of isBackwards ? sent.toReversed() : sent) {
      const answers = await stripe.deliver(event, { times, url: `${this.world.url}/api/stripe-webhook` });
      for (const { status, body } of answers)
        if (status !== 204) throw new Error(`${event.type} is answered by ${status}: ${body.slice(0, 200)}`);
    }
    return new Set(sent.flatMap((event) => this.#accountOf(event) ?? []));
  }

  /** A dispute names its charge alone. */
  #accountOf({ data }: KeptEvent): string | undefined {
    const { customers, charges } = this.world.vendors.stripe.world;
    const { id, object, customer, charge } = subject.parse(data.object);
    const disputed = object === "dispute" ? charges.get(charge ?? "")?.customer : undefined;
    return customers.get(object === "customer" ? id : (disputed ?? customer ?? ""))?.metadata.user;
  }
}
