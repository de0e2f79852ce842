import { env } from "~/environment/env.server";

/** Everything may be crawled; personal pages are behind the login. */
export function loader(): Response {
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${env().APP_URL}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
