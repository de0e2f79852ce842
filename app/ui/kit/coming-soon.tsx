import { COMING_SOON } from "~/domain/features";
import { badge } from "./variants";

/** Stands beside what is promised and not there yet. */
export function ComingSoonBadge() {
  return <span className={badge()}>{COMING_SOON}</span>;
}
