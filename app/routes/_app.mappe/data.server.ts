import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readFolder } from "~/folder/read-folder.server";
import { requireMember } from "~/auth/session.server";
import { openTabs } from "~/domain/access";
import { toClientUser } from "~/domain/client-user";
import { line } from "~/http/fields";
import { page } from "~/request/page.server";

const SEARCH_MAX = 100;

/** One's own work is readable with and without access. */
export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const { userId, selectedCareerPath: careerPath } = member;
  const asked = line(SEARCH_MAX).safeParse(new URL(request.url).searchParams.get("suche") ?? "");
  const search = asked.success ? asked.data : "";
  return json({
    user: toClientUser(member),
    ...openTabs(member.access),
    search,
    missions: await readFolder({ userId, careerPath, search }),
    date: germanDate(new Date()),
  });
});

const germanDate = (now: Date): string => now.toLocaleDateString("de-DE", { timeZone: "Europe/Berlin" });
