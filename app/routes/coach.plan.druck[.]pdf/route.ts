import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /coach/plan/druck.pdf: the sheet of /coach/plan/druck as a file. */
export const loader = page(download);
