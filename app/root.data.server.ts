import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { developmentData } from "~/dev/development.server";
import { gainsOf } from "~/domain/level/gains";
import { env } from "~/environment/env.server";
import { readAppearance } from "~/http/appearance.server";
import { removeCookie } from "~/http/cookie.server";
import { flashCookie, readFlash } from "~/http/flash.server";
import { isToldByTest, isToldLater, resolveFlash } from "~/http/flash-messages";

export async function loader({ request }: LoaderFunctionArgs) {
  const flash = await readFlash(request);
  const development = await developmentData(request);
  const { productName, description } = library().site;
  const { pathname } = new URL(request.url);
  const isLater = flash !== null && isToldLater(flash, pathname);
  const shown = flash && !isLater ? resolveFlash(flash, { productName, pathname }) : null;
  const isInTest = flash !== null && isToldByTest(flash, pathname);
  return json(
    {
      site: { productName, description, origin: env().APP_URL },
      appearance: await readAppearance(request),
      toast: isInTest ? null : shown,
      // Message that the test shows itself.
      ...(isInTest && shown ? { told: shown.title } : {}),
      // Gains that a screen shows itself.
      gains: flash?.credit ? gainsOf(flash.credit) : null,
      ...(development ? { development } : {}),
    },
    flash && !isLater ? { headers: { "Set-Cookie": await removeCookie(flashCookie()) } } : {},
  );
}
