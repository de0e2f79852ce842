import type { PersonalityType } from "~/content/library";
import { typeAddress } from "~/domain/quiz/type-address";
import type { ShownType } from "./type-row";

export const toShownType = ({ slug, name, claim, hue }: PersonalityType): ShownType => ({
  ...{ slug, name, claim, hue },
  to: typeAddress(slug),
});
