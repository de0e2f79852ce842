import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /mission/{id}/druck.pdf: the sheet of /mission/{id}/druck as a file, for phones that cannot print. */
export const loader = page(download);
