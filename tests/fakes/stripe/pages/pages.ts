import { settleDue } from "../billing/subscription/due";
import type { Answer } from "../http/answer";
import type { World } from "../world/world";
import { checkoutPage } from "./checkout";
import { document } from "./document";
import { invoicePage } from "./invoice";
import { portalPage } from "./portal";

export interface PageRequest {
  method: string;
  path: string;
  form: URLSearchParams;
}

/** Changes require a POST by a button: opening an address changes nothing. */
export function answerPage(world: World, { method, path, form }: PageRequest): Answer {
  settleDue(world);
  const [, kind, id = "", last = ""] = path.split("/");
  const action = method === "POST" || last === "pdf" ? last : "";
  const session = kind === "checkout" && world.sessions.get(id);
  if (session) return checkoutPage(world, session, action);
  const portal = kind === "portal" && world.portalSessions.get(id);
  if (portal) return portalPage(world, portal, { action, form });
  const invoice = kind === "invoice" && world.invoices.get(id);
  if (invoice) return invoicePage(world, invoice, action);
  return { ...document("Nicht gefunden", `<p>Diese Seite gibt es nicht.</p>`), status: 404 };
}
