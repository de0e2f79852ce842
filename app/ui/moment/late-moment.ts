import { createContext, useContext } from "react";
import { wakeAfter } from "../kit";
import type { MissionMoment } from "./mission-moment";

type Moment = typeof MissionMoment;

let loaded: Moment | null = null;

/** Loads the moment, which most visits of a mission never show. False: its script is gone, or the network. */
export const loadMoment = (): Promise<boolean> =>
  import("./mission-moment")
    .then(async ({ MissionMoment, MOMENT_STYLES }) => {
      await applied(MOMENT_STYLES);
      loaded = MissionMoment;
      return true;
    })
    .catch(() => false);

/** Resolves once a stylesheet applies, or is known not to come: the moment is read without it, too. */
function applied(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    document.head.append(link);
  });
}

/** The moment on the server, which renders it with the page. */
export const MomentContext = createContext<Moment | null>(null);

export function useMoment(): Moment | null {
  return useContext(MomentContext) ?? loaded;
}

// Read while the scripts load, before React compares the page with what it renders itself.
if (typeof document !== "undefined" && document.querySelector("main.moment")) wakeAfter(loadMoment());
