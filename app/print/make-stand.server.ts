import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/german-dates";
import { addressOf } from "~/domain/sheet";
import { env } from "~/env.server";

/** What stands below a sheet whose page is at `path`. */
export const makeStand = (path: string, now: Date) => ({
  date: shortDate(berlinDay(now)),
  productName: library().site.productName,
  address: addressOf(`${env().APP_URL}${path}`),
});
