import { useLoaderData } from "@remix-run/react";
import { AboutList } from "~/ui/account/about-list";
import { AccountMenu } from "~/ui/account/account-menu";
import { ProfileHeader } from "~/ui/account/profile-header";
import { ShareCard } from "~/ui/account/share-card";
import { TrialUpgrade } from "~/ui/account/trial-upgrade";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Profil");

export default function Profile() {
  const { productName, isFree, freeWeeksRemaining, invitation, canUndo, isFinished, ...person } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <div className="columns gap-3 lg:gap-5">
        <div className="flex flex-col gap-3">
          <ProfileHeader {...person} />
          <AboutList {...person} />
        </div>
        <div className="flex flex-col gap-3">
          {isFree ? <TrialUpgrade weeks={freeWeeksRemaining} /> : null}
          <ShareCard {...invitation} productName={productName} />
          <AccountMenu canUndo={canUndo} isFinished={isFinished} />
        </div>
      </div>
    </main>
  );
}
