import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import type { Template } from "~/content/library";
import { library } from "~/content/library.server";
import { wantsAnswers } from "~/domain/missions/sheet";
import { readFileName, type OfficeFormat } from "~/domain/office/office-files";
import { outOfDateSince } from "~/domain/text/evidence";
import { env } from "~/environment/env.server";
import { fileResponse } from "~/http/file-response";
import { refusal } from "~/http/refusal.server";
import { makeTemplateFile, type OwnOfTemplate } from "~/print/office/make-file.server";
import { readOwnTemplate } from "~/progress/own-template.server";
import { fileRoute } from "~/request/file-route.server";

/** Public and the same for everyone; with `inhalt=antworten` as its reader has filled it in. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return wantsAnswers(new URL(args.request.url).searchParams) ? ownFile(args) : publicFile(args);
}

const ownFile = fileRoute(async ({ request, params }) => {
  const member = await requireMember(request);
  const { template, format } = asked(params.file);
  const { written, calculations } = await readOwnTemplate(template, member);
  return make(template, format, { written, inputs: calculations.get(template.calculator ?? "") ?? {} });
});

async function publicFile({ params }: LoaderFunctionArgs): Promise<Response> {
  const { template, format } = asked(params.file);
  return fileResponse(await make(template, format, null), "public");
}

function asked(file = ""): { template: Template; format: OfficeFormat } {
  const name = readFileName(file);
  const template = name && library().getTemplate(name.name);
  if (!template) throw refusal(404);
  return { template, format: name.format };
}

async function make(template: Template, format: OfficeFormat, own: OwnOfTemplate | null) {
  const since = outOfDateSince(template, new Date());
  const { factOf } = library();
  const file = await makeTemplateFile(template, { format, origin: env().APP_URL, outOfDateSince: since, factOf, own });
  if (!file) throw refusal(404);
  return file;
}
