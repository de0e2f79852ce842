import { library } from "~/content/library.server";
import { EXAMPLES } from "~/domain/cases/address";
import { pathAddress, PATHS, sampleAddress } from "~/domain/paths/address";
import { typeAddress, TYPES } from "~/domain/quiz/type-address";
import { env } from "~/environment/env.server";

/** The public pages (sitemaps.org, version 0.9). */
export function loader(): Response {
  const sample = library().sampleMission?.careerPath;
  const paths = [
    "/",
    "/onboarding",
    "/auth",
    "/hilfe",
    EXAMPLES,
    TYPES,
    ...library().personalityTypes.map(({ slug }) => typeAddress(slug)),
    PATHS,
    ...library().careerPaths.flatMap(({ slug, missionIds }) => (missionIds.length > 0 ? [pathAddress(slug)] : [])),
    ...(sample ? [sampleAddress(sample)] : []),
    ...library().data.legal.map(({ slug }) => `/${slug}`),
    ...library().data.templates.map(({ slug }) => `/vorlagen/${slug}`),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(path, env().APP_URL).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
