import { useEffect, useRef, useState } from "react";
import { deviceStorage } from "../kit";

const KEY = "quiz:von-selbst";
const OFF = "aus";
/** Long enough to see what was chosen. */
const BREATH_MS = 250;

/**
 * Going on by itself after a tap or click on an answer's box, unless this browser has it switched off; keys and screen
 * readers press the input beside it. `place` changes with each question: what waits for one never reaches the next.
 * `go` is null where nothing follows.
 */
export function useGoingOn(place: number, go: (() => void) | null) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(deviceStorage.read(KEY) !== OFF), []);
  const timer = useRef<number>();
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => stop, [place]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!isOn || !go || !(target instanceof Element) || !target.closest("[data-answer]")) return;
      stop();
      timer.current = window.setTimeout(go, BREATH_MS);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  });
  const change = (on: boolean) => {
    stop();
    setOn(on);
    if (on) deviceStorage.remove(KEY);
    else deviceStorage.write(KEY, OFF);
  };
  return { isOn, change };
}
