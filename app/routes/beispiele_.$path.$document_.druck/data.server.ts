import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readExamplePrint } from "~/print/read-example-print.server";

/** Public and the same for everyone, as the document's own page is. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const print = readExamplePrint(params, new URL(request.url).searchParams, new Date());
  if (!print) throw new Response(null, { status: 404 });
  const { path, options, sheet } = print;
  return json({ path, options, sheet });
}
