import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { readContactsPrint } from "~/contacts/read-contacts-print.server";
import { paperOptions } from "~/domain/missions/sheet";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  return {
    options: paperOptions(new URL(request.url).searchParams),
    sheet: await readContactsPrint(member, new Date()),
  };
});
