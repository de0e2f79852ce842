import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { developmentData } from "~/development.server";
import { env } from "~/env.server";
import { readAppearance } from "~/http/appearance.server";
import { removeCookie } from "~/http/cookie.server";
import { flashCookie, readFlash } from "~/http/flash.server";
import { resolveFlash } from "~/http/flash-messages";

export async function loader({ request }: LoaderFunctionArgs) {
  const flash = await readFlash(request);
  const development = await developmentData(request);
  const { productName, description } = library().site;
  return json(
    {
      site: { productName, description, origin: env().APP_URL },
      appearance: await readAppearance(request),
      toast: flash ? resolveFlash(flash, productName) : null,
      ...(development ? { development } : {}),
    },
    flash ? { headers: { "Set-Cookie": await removeCookie(flashCookie()) } } : {},
  );
}
