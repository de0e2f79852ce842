import { redirect } from "@remix-run/node";
import * as z from "zod";
import { goBack, logInAtViewpoint } from "~/dev/viewpoint.server";
import {
  VIEWPOINT_HOLDINGS,
  VIEWPOINT_LEVEL_MAX,
  VIEWPOINT_READERS,
  VIEWPOINT_STANDS,
} from "~/domain/account/viewpoint";
import { env } from "~/environment/env.server";
import { library } from "~/content/library.server";
import { mutation } from "~/request/mutation.server";

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels).filter((key): key is Key => key in labels));

// A path of this app: no scheme, no host.
const from = z.string().regex(/^\/(?![/\\])/);

const choice = z.strictObject({
  stand: z.union([keysOf(VIEWPOINT_STANDS), z.coerce.number().int().min(1).max(99)]),
  path: z.string().max(80),
  type: z.string().max(80),
  holding: keysOf(VIEWPOINT_HOLDINGS),
  level: z.coerce.number().int().min(1).max(VIEWPOINT_LEVEL_MAX),
  reader: keysOf(VIEWPOINT_READERS),
  from,
  // Leads to the chosen mission; without it the editor stays on the page.
  go: z.literal("mission").optional(),
});

const schema = z.union([choice, z.strictObject({ go: z.literal("back"), from })]);

/** Shows the app to an editor as another person, or as themselves again; in development only. */
export const action = mutation({ who: "anyone", schema }, async ({ request, input, now }) => {
  if (env().NODE_ENV !== "development") throw new Response(null, { status: 404 });
  if (input.go === "back") return redirect(input.from, { headers: await goBack(request) });
  const { from, go, ...viewpoint } = input;
  const mission = library()
    .listMissions(viewpoint.path)
    .find(({ order }) => order === viewpoint.stand);
  const to = go && mission ? `/mission/${mission.slug}` : from;
  return redirect(to, { headers: await logInAtViewpoint(viewpoint, now, request) });
});
