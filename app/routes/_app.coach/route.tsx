import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { CoachScreen } from "~/ui/coach/coach-screen";
import { isBegunHere } from "~/ui/coach/begun-here";
import { titled } from "~/ui/kit/page/page-meta";
import type { loader } from "./data.server";

export { action, loader } from "./data.server";

export const meta = titled("AI Coach");

/** Skips reloading a conversation that began on this screen: it is here already, only its address is new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === undefined && isBegunHere(currentUrl, nextUrl) ? false : defaultShouldRevalidate);

export default function Coach() {
  const { screen, frame } = useLoaderData<typeof loader>();
  return <CoachScreen {...screen} user={frame.user} />;
}
