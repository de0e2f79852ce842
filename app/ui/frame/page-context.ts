import { createContext, useContext } from "react";

/** What belongs to one response and not to a route. */
export interface PageContextValue {
  /** Of its Content-Security-Policy; the browser knows it only where the page brought its styles along. */
  nonce: string;
  /** The whole stylesheet, where the page brings it along; null where it is linked. */
  css: string | null;
  /** The request's id, by which the log names what failed in it; null in the browser. */
  requestId: string | null;
}

export const PageContext = createContext<PageContextValue>({ nonce: "", css: null, requestId: null });

export const usePageContext = (): PageContextValue => useContext(PageContext);
