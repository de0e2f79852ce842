import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { addressOf } from "~/domain/missions/sheet";
import { env } from "~/environment/env.server";

/** Footer of a sheet whose page is at `path`. */
export const makeStand = (path: string, now: Date) => ({
  date: shortDate(berlinDay(now)),
  productName: library().site.productName,
  address: addressOf(`${env().APP_URL}${path}`),
});
