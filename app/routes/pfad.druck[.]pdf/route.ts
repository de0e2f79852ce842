import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /pfad/druck.pdf: the workbook of /pfad/druck as a file, with page numbers in its contents. */
export const loader = page(download);
