import { useEffect } from "react";

let isListening = false;

/** Within the app on a phone, whose shell is there before the page; in browsers nothing is loaded. */
export function usePhone(): void {
  useEffect(() => {
    if (isListening || !("Capacitor" in window)) return;
    isListening = true;
    void import("./bridge").then(
      ({ listenToPhone }) => listenToPhone(),
      () => undefined,
    );
  }, []);
}
