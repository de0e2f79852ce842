import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactElement } from "react";
import { paperOptions } from "~/domain/missions/sheet";
import { makeSheetFile } from "~/print/make-file.server";
import { fileLimit, fileRoute } from "./file-route.server";

const FILES_PER_HOUR = 40;

interface MemberSheet {
  userId: string;
  /** The file's name without its extension. */
  name: string;
  title: string;
  sheet: ReactElement;
}

/** Loader of a member's sheet as a PDF file. Limited, as making one takes the process a tenth of a second. */
export const pdfRoute = (read: (args: LoaderFunctionArgs) => Promise<MemberSheet>) =>
  fileRoute(async (args) => {
    const { userId, name, title, sheet } = await read(args);
    const refused = await fileLimit("pdf", userId, FILES_PER_HOUR);
    if (refused) return refused;
    const paper = paperOptions(new URL(args.request.url).searchParams);
    return { body: await makeSheetFile(sheet, { ...paper, title }), type: "application/pdf", name: `${name}.pdf` };
  });
