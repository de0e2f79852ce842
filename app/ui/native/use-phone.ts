import { useEffect } from "react";

let isListening = false;

/** Loads the bridge in the phone app, whose shell exists before the page; browsers load nothing. */
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
