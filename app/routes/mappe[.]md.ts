import type { LoaderFunctionArgs } from "@remix-run/node";
import { readFolder } from "~/folder/read-folder.server";
import { requireMember } from "~/auth/session.server";
import { folderToMarkdown } from "~/domain/folder";
import { berlinDay, shortDate } from "~/domain/german-dates";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  const date = shortDate(berlinDay(new Date()));
  const missions = await readFolder({ userId, careerPath });
  const text = folderToMarkdown({ title: "Meine Gründungsmappe", date, missions });
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="gruendungsmappe.md"',
      "Cache-Control": "private, no-store",
    },
  });
});
