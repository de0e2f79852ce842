import type { LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { readExampleName } from "~/domain/cases/address";
import { readFileName } from "~/domain/office/office-files";
import { outOfDateSince } from "~/domain/text/evidence";
import { env } from "~/environment/env.server";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { makeExampleFile } from "~/print/office/make-file.server";

/** Public and the same for everyone, as the document's page is. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const asked = readFileName(params.file ?? "");
  const { path, document } = readExampleName(asked?.name ?? "");
  const example = library().getExample(path, document);
  if (!asked || !example) throw refusal(404);
  const since = outOfDateSince(example, new Date());
  const file = await makeExampleFile(example, { ...asked, origin: env().APP_URL, outOfDateSince: since });
  if (!file) throw refusal(404);
  return fileResponse(file, "public");
}
