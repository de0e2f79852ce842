import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Chat } from "./chat-state";

const EVERY_MS = 2_000;

/** Polls for an answer that is written for another tab, or for this page before a reload, until it is whole. */
export function useNewsElsewhere({ isPending, messages }: Chat): void {
  const { revalidate } = useRevalidator();
  const isAwaited = !isPending && messages.at(-1)?.state === "writing";
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, revalidate]);
}
