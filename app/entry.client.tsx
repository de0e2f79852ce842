import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "~/ui/frame/translated-text";
import { arrivedStyles, PageContext } from "~/ui/kit";

const page = { ...arrivedStyles(), requestId: null, early: "", scripts: null };

followTranslations();
startTransition(() => {
  hydrateRoot(
    document,
    <PageContext.Provider value={page}>
      <RemixBrowser />
    </PageContext.Provider>,
  );
});
