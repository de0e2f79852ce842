import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "~/ui/frame/translated-text";
import { arePartsHere, arrivedStyles, PageContext } from "~/ui/kit";

const page = { ...arrivedStyles(), requestId: null, early: "", scripts: null };

followTranslations();
const wake = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext.Provider value={page}>
        <RemixBrowser />
      </PageContext.Provider>,
    );
  });

// A page with a part whose script is gone stays as one without scripts.
void arePartsHere().then((areHere) => areHere && wake());
