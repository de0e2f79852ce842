import type { Library, OfferedPlan } from "./library";

/** The two offers that are named to visitors without an account; null where content has none of them. */
export function frontPrices(library: Pick<Library, "getPlan">): { monthly: OfferedPlan; once: OfferedPlan } | null {
  const [monthly, once] = [library.getPlan("pro"), library.getPlan("lifetime_pro")];
  return monthly && once ? { monthly, once } : null;
}
