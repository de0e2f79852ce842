import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { library } from "~/content/library.server";
import { readAppearance } from "~/http/appearance.server";
import { clearFlashCookie, readFlash } from "~/http/flash.server";
import { resolveFlash } from "~/http/flash-messages";
import { ErrorPage } from "~/ui/error-page";
import { NavigationPending } from "~/ui/navigation-pending";
import { useNonce } from "~/ui/nonce";
import { Toasts } from "~/ui/toast";
import stylesheet from "./tailwind.css";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ request }: LoaderFunctionArgs) {
  const flash = readFlash(request);
  return json(
    {
      productName: library.site.productName,
      appearance: readAppearance(request),
      toast: flash ? resolveFlash(flash, library.site.productName) : null,
    },
    flash ? { headers: { "Set-Cookie": clearFlashCookie } } : {},
  );
}

/** Pages that only want to be read come without JavaScript. */
function useIsStatic(): boolean {
  const isError = Boolean(useRouteError());
  const matches = useMatches();
  return isError || matches.some(({ handle }) => isStaticHandle(handle));
}

function isStaticHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "static" in handle && handle.static === true;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const isStatic = useIsStatic();
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
        <Links />
        <noscript>
          <style nonce={nonce}>{`.js-only{display:none!important}`}</style>
        </noscript>
      </head>
      <body>
        <a className="skip-link" href="#main">
          Zum Inhalt
        </a>
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <Outlet />
      <NavigationPending />
      <Toasts toast={data?.toast ?? null} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} data={error.data} />;
  return <ErrorPage status={500} data={null} />;
}
