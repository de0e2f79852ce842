import type Stripe from "stripe";
import * as z from "zod";
import { isWithin, listOf, page } from "../http/list";
import { paramsOf, range, read, text } from "../http/params";
import type { Routes } from "../http/routes";
import { found } from "./money/payments";

const list = paramsOf<Stripe.EventListParams>()({
  ...page,
  created: range.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export const events: Routes = {
  "GET /v1/events": ({ world, form }) => {
    const { created, type, types, ...asked } = read(list, form);
    const found = world.events
      .newestFirst()
      .filter((event) => type === undefined || matches(event.type, type))
      .filter((event) => types === undefined || types.some((pattern) => matches(event.type, pattern)))
      .filter((event) => isWithin(event.created, created));
    return listOf("/v1/events", found, asked);
  },
  "GET /v1/events/:id": ({ world, id }) => found(world.events.get(id), "event", id),
};

/** A pattern such as `charge.*` matches all types of that kind. */
const matches = (type: string, pattern: string): boolean =>
  pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
