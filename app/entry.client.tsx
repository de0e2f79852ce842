import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext } from "~/ui/frame/page-context";
import { arrivedStyles } from "~/ui/frame/stylesheet";
// Nothing of it is used here: it comes in the script that every screen loads anyway.
import "~/ui/kit";

const page = arrivedStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <PageContext.Provider value={page}>
      <RemixBrowser />
    </PageContext.Provider>,
  );
});
