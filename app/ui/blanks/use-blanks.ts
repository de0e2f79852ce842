import { useEffect, useRef } from "react";
import { fillFields, isOfBlank, stayInLine, writeEarly } from "./fields";

/** Keeps the fields of a mission's templates as this device knows them; after the hook that opens its work. */
export function useBlanks({
  answerTo,
  answer,
  save,
}: {
  answerTo: (task: string) => string;
  answer: (task: string, text: string) => void;
  save: () => Promise<boolean>;
}): void {
  const isRead = useRef(false);
  useEffect(() => {
    if (!isRead.current) writeEarly(document, answer);
    else fillFields(document, answerTo);
    isRead.current = true;
  });
  useEffect(() => {
    // At once, as the next tap may be on the file.
    const onChange = (event: Event) => void (isOfBlank(event) && save());
    document.addEventListener("change", onChange);
    document.addEventListener("keydown", stayInLine);
    return () => {
      document.removeEventListener("change", onChange);
      document.removeEventListener("keydown", stayInLine);
    };
  }, [save]);
}
