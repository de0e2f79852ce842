import { createContext, useContext, type ReactNode } from "react";

/** Values of one response rather than of a route. */
export interface PageContextValue {
  /** Nonce of the Content-Security-Policy; the browser knows it only where the styles are inlined. */
  nonce: string;
  /** The styles of the page where they are inlined; null where the stylesheet is linked. */
  css: string | null;
  /** The fonts that its `css` leaves out; empty in the browser, and where the stylesheet is linked. */
  fonts: string;
  /** The request's id in the log; null in the browser. */
  requestId: string | null;
  /** The script for the time before the page is awake; the browser has it from the page. */
  early: string;
  /** The scripts by which the page wakes; null in the browser, which has run them. */
  scripts: ReactNode;
}

export const PageContext = createContext<PageContextValue>({
  nonce: "",
  css: null,
  fonts: "",
  requestId: null,
  early: "",
  scripts: null,
});

export const usePageContext = (): PageContextValue => useContext(PageContext);
