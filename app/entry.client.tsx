import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
// Nothing of it is used here: it comes in the script that every screen loads anyway.
import "~/ui/kit";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
