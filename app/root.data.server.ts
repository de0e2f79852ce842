import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { findings, library } from "~/content/library.server";
import { env } from "~/env.server";
import { readAppearance } from "~/http/appearance.server";
import { removeCookie } from "~/http/cookie.server";
import { flashCookie, readFlash } from "~/http/flash.server";
import { resolveFlash } from "~/http/flash-messages";

export async function loader({ request }: LoaderFunctionArgs) {
  const flash = await readFlash(request);
  const { productName, description } = library().site;
  return json(
    {
      site: { productName, description, origin: env().APP_URL },
      appearance: await readAppearance(request),
      toast: flash ? resolveFlash(flash, productName) : null,
      ...(env().NODE_ENV === "development" ? { findings: findings() } : {}),
    },
    flash ? { headers: { "Set-Cookie": await removeCookie(flashCookie()) } } : {},
  );
}
