import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { frameIn } from "~/domain/account/page-frame";
import { KeepSaved } from "~/ui/mission-work";
import { LegalFooter } from "~/ui/kit";
import { TabBar } from "~/ui/frame/tab-bar";
import { useLastActive } from "~/ui/frame/use-last-active";

/** The frame of every screen behind the login, whose loader is a `framedPage`. */
export default function AppFrame() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  useLastActive();
  // An answer of an older build has no frame data. Showing all tabs is safe: each target has its own guard.
  const frame = frameIn(useMatches().at(-1)?.data);
  return (
    <div className="flex grow flex-col pb-[calc(5rem+env(safe-area-inset-bottom))] lg:ps-60 lg:pb-0 alone:p-0 print:block print:p-0">
      {/* Comes first in the document, where the side rail stands; on a phone the bar is at the foot, and "Zum
          Inhalt" skips it. */}
      <TabBar
        productName={root?.site.productName ?? ""}
        hasBasicAccess={frame?.hasBasicAccess ?? true}
        hasCoach={frame?.coachAccess ?? true}
      />
      <Outlet />
      <LegalFooter />
      <KeepSaved user={frame?.user ?? null} />
    </div>
  );
}
