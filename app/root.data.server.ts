import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { readAppearance } from "~/http/appearance.server";
import { clearFlashCookie, readFlash } from "~/http/flash.server";
import { resolveFlash } from "~/http/flash-messages";

/** What every page needs: the product's name, how it should look, and a message to show once. */
export function loader({ request }: LoaderFunctionArgs) {
  const flash = readFlash(request);
  return json(
    {
      productName: library.site.productName,
      appearance: readAppearance(request),
      toast: flash ? resolveFlash(flash, library.site.productName) : null,
    },
    flash ? { headers: { "Set-Cookie": clearFlashCookie } } : {},
  );
}
