import { useEffect, useState } from "react";

/** Counts down in whole seconds; restarts with every `answer` of the server, also one with the same seconds. */
export function useCountdown(from: number, answer: unknown): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    setLeft(from);
    if (from <= 0) return;
    const end = Date.now() + from * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [from, answer]);
  return left;
}
