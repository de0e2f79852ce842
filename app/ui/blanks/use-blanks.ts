import { useEffect, useRef } from "react";
import { fillFields, stayInLine, writeEarly } from "./fields";

/** Keeps the fields of a mission's templates as this device knows them; after the hook that opens its work. */
export function useBlanks({
  answerTo,
  answer,
}: {
  answerTo: (task: string) => string;
  answer: (task: string, text: string) => void;
}): void {
  const isRead = useRef(false);
  useEffect(() => {
    if (!isRead.current) writeEarly(document, answer);
    else fillFields(document, answerTo);
    isRead.current = true;
  });
  useEffect(() => {
    document.addEventListener("keydown", stayInLine);
    return () => document.removeEventListener("keydown", stayInLine);
  }, []);
}
