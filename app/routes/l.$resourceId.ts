import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";

/** Redirects to a checked address of the library, short enough to type from paper; to no other. */
export function loader({ params }: LoaderFunctionArgs) {
  const resource = library().getResource(params.resourceId ?? "");
  if (!resource) throw new Response(null, { status: 404 });
  return redirect(resource.url);
}
