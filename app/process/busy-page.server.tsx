import { renderToStaticMarkup } from "react-dom/server";
import { ErrorPage, errorTitle, LegalFooter } from "~/ui/kit";
import stylesheet from "~/tailwind.css";

/** The 503 page of an overloaded process, in the app's style and without scripts, and its Content-Security-Policy. */
export function renderBusyPage(): { html: string; policy: string } {
  const markup = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{errorTitle(503)}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="flex flex-col">
        <ErrorPage status={503} />
        <LegalFooter />
      </body>
    </html>,
  );
  return {
    html: `<!DOCTYPE html>${markup}`,
    policy:
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
}
