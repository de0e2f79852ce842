import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { PaperTicks } from "~/ui/print/paper-ticks";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Vom Papier nachtragen");

export default function EnterFromPaper() {
  return <PaperTicks {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>() ?? null} />;
}
