import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /mappe/druck.pdf: the sheet of /mappe/druck as a file. */
export const loader = page(download);
