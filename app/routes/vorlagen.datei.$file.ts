import type { LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/text/evidence";
import { readFileName } from "~/domain/office/office-files";
import { env } from "~/environment/env.server";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { makeTemplateFile } from "~/print/office/make-file.server";

/** Public and the same for everyone, as the template's page is. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const asked = readFileName(params.file ?? "");
  const template = asked && library().getTemplate(asked.name);
  if (!template) throw refusal(404);
  const { format } = asked;
  const since = outOfDateSince(template, new Date());
  const file = await makeTemplateFile(template, {
    ...{ format, origin: env().APP_URL, outOfDateSince: since },
    factOf: library().factOf,
  });
  if (!file) throw refusal(404);
  return fileResponse(file, "public");
}
