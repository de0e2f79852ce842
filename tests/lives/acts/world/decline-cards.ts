import * as z from "zod";
import type { Scene } from "../../model/scene";
import { declineCards } from "../../model/shop/time";
import { customersOf } from "../../world/at-stripe";
import { act } from "../act";

/** The bank declines all that is charged to somebody's cards from now on. */
export default act({
  follows: "buy",
  weight: 9,
  args: z.object({ person: z.number() }),
  draw({ people }, draw) {
    const person = draw.pick(
      people.filter(({ account }) => account?.shop.contracts.some(({ isDeclined, isOver }) => !isDeclined && !isOver)),
    );
    return person ? { person: person.index } : null;
  },
  async play({ world, people }: Scene, { person }) {
    const account = people[person]?.account;
    if (!account) return;
    for (const customer of customersOf(world, account.id)) world.vendors.stripe.declineCards(customer);
    declineCards(account);
  },
  tell: ({ person }, names) => `Die Bank lehnt von nun an die Karten von ${names.person(person)} ab.`,
});
