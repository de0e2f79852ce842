import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { readAppearance } from "~/http/appearance.server";
import { removeCookie } from "~/http/cookie.server";
import { flashCookie, readFlash } from "~/http/flash.server";
import { resolveFlash } from "~/http/flash-messages";

/** What every page needs: the product's name, how it should look, and a message to show once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const flash = await readFlash(request);
  return json(
    {
      productName: library.site.productName,
      appearance: await readAppearance(request),
      toast: flash ? resolveFlash(flash, library.site.productName) : null,
    },
    flash ? { headers: { "Set-Cookie": await removeCookie(flashCookie) } } : {},
  );
}
