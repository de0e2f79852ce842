import type { PersonalityType } from "~/content/library";
import { resultAddress, typeAddress } from "~/domain/quiz/type-address";
import type { ShownType } from "./type-row";

export const toShownType = ({ slug, name, claim, hue }: PersonalityType): ShownType => ({
  ...{ slug, name, claim, hue },
  to: typeAddress(slug),
});

/** Variant for members, whose link stays in the app. */
export const toTypeWithin = (type: PersonalityType): ShownType => ({
  ...toShownType(type),
  to: resultAddress(type.name),
});
