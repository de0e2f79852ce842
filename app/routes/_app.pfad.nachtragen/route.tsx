import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
// Its frame has this already: named here too, the scripts of both are one file less.
import "~/ui/mission-work";
import { PaperTicks } from "~/ui/print/paper-ticks";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Vom Papier nachtragen");

export default function EnterFromPaper() {
  return <PaperTicks {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>() ?? null} />;
}
