import type { MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  LiveReload,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isRecord } from "~/domain/is-record";
import {
  EarlyScript,
  ErrorPage,
  errorTitle,
  LateStyles,
  LegalFooter,
  StartingScripts,
  Stylesheet,
  Toasts,
  useAwake,
  usePageContext,
  useSentAsDocument,
} from "~/ui/kit";
import { Development, DevelopmentLine } from "~/ui/frame/development";
import { NavigationPending } from "~/ui/frame/navigation-pending";
import { idIn, saidIn, useFailedSubmission } from "~/ui/frame/use-failed-submission";
import { useFocusOnNavigation } from "~/ui/frame/use-focus-on-navigation";
import type { loader } from "./root.data.server";
import stylesheet from "./tailwind.css";
import wideStylesheet from "./tailwind-wide.css";

export { loader } from "./root.data.server";

export { revalidateUnlessAnswered as shouldRevalidate } from "~/ui/kit/page/revalidate-unless-answered";

/** The fallback title when a loader threw: screens set their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? errorTitle(statusOf(error)) : data?.site.productName },
];

// A toast cannot be dismissed without JavaScript: keep it in the flow.
const WITHOUT_SCRIPTS =
  ".js-only{display:none!important}.no-js{animation:none!important}.toasts{position:static!important;padding:1rem 1rem 0}";

/** Whether a page's `handle` marks it as static: such pages are served without JavaScript. */
const isStaticHandle = (handle: unknown): boolean => isRecord(handle) && handle.static === true;

/**
 * The stylesheet in a route's `handle`. Remix's `Links` would bring the code that prefetches pages: 1.5 kB (gzip) of
 * each screen.
 */
const stylesIn = (handle: unknown): string[] =>
  isRecord(handle) && typeof handle.stylesheet === "string" ? [handle.stylesheet] : [];

/**
 * Under what a scroll position is kept. A plain link within the page makes an entry without a key of its own: each of
 * them would take back the position of the one before instead of going where it leads.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }): string =>
  hash && key === "default" ? String(Math.random()) : key;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { nonce } = usePageContext();
  const handles = useMatches().map(({ handle }) => handle);
  const isError = Boolean(useRouteError());
  const isStatic = isError || handles.some(isStaticHandle);
  const { theme = "system", reducedMotion = false } = data?.appearance ?? {};
  return (
    <html
      lang="de"
      data-theme={theme === "system" ? undefined : theme}
      data-motion={reducedMotion ? "reduced" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {/* Nothing is drawn before the first screen begins: Chromium waits for this element's first tag, not for its
            last. */}
        <link rel="expect" href="#main" blocking="render" />
        <Stylesheet href={stylesheet} wide={wideStylesheet} isStatic={isStatic} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {handles.flatMap(stylesIn).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <style nonce={nonce}>{WITHOUT_SCRIPTS}</style>
        </noscript>
      </head>
      <body>
        <a
          className="fixed start-4 -top-24 z-60 rounded-xl bg-primary px-4 py-3 text-on-primary focus:top-4 print:hidden"
          href="#main"
        >
          Zum Inhalt
        </a>
        {children}
        {isStatic ? (
          <LateStyles href={stylesheet} wide={wideStylesheet} />
        ) : (
          <>
            <StartingScripts />
            {/* Reads the owner from the Remix context above it, and gives the scripts below it a storage. */}
            <EarlyScript />
            <ScrollRestoration getKey={scrollKey} nonce={nonce} />
          </>
        )}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>("root");
  useFocusOnNavigation();
  useAwake();
  useFailedSubmission();
  useSentAsDocument();
  return (
    <>
      <DevelopmentLine data={data?.development ?? null} />
      <Toasts toast={data?.toast ?? null} isForAll />
      <WithFoot>
        <Outlet />
      </WithFoot>
      <NavigationPending />
      <Development data={data?.development ?? null} />
    </>
  );
}

/**
 * Is at least as high as the window, so that a short page has its foot at the bottom. The frame behind the login has
 * its own.
 */
function WithFoot({ children }: { children: ReactNode }) {
  const isFramed = useMatches().some(({ id }) => id === "routes/_app");
  return (
    <div className="flex min-h-dvh flex-col print:block">
      {children}
      {isFramed ? null : <LegalFooter />}
    </div>
  );
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = usePageContext();
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <ErrorPage status={statusOf(error)} id={idIn(error) ?? requestId} said={saidIn(error)} />
      <LegalFooter />
    </div>
  );
}
