import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getProfileFigures } from "~/db/account/profile.server";
import { invitationPath } from "~/domain/account/invitation";
import { getLevel } from "~/domain/level/levels";
import { memberSince } from "~/domain/account/member-since";
import { firstSign } from "~/domain/text/cut";
import { env } from "~/environment/env.server";
import { shownAddress } from "~/domain/email/shown-address";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireAccess(request);
  const figures = await getProfileFigures({ userId: member.userId });
  if (!figures) throw new Response(null, { status: 404 });
  const { firstName, email, totalXp, quizCompleted, selectedCareerPath, access } = member;
  const total = library().countMissions(selectedCareerPath);
  const type = library().getTypeByName(member.personalityType);
  return {
    productName: library().site.productName,
    firstName,
    initial: firstSign(firstName),
    email: shownAddress(email),
    plan: access.effectivePlan,
    isFree: !access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    level: getLevel(totalXp).level,
    totalXp,
    path: selectedCareerPath,
    isFinished: selectedCareerPath !== null && figures.completedOfPath >= total,
    pathProgress: {
      completed: figures.completedOfPath,
      total,
      percent: Math.min(100, Math.round((figures.completedOfPath / total) * 100)),
    },
    type: type ? { name: type.name, slug: type.slug } : null,
    quizCompleted,
    canUndo: figures.canUndo,
    memberSince: memberSince(member.createdAt),
    invitation: { url: `${env().APP_URL}${invitationPath(figures.referralCode)}`, arrivals: figures.referralArrivals },
  };
});
