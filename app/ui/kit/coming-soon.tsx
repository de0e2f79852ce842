import { COMING_SOON } from "~/domain/features";
import { badge } from "./variants";

export function ComingSoonBadge() {
  return <span className={badge()}>{COMING_SOON}</span>;
}
