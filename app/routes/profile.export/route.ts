import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /profile/export?format=json|html: all data stored about the member, as a file. */
export const loader = page(download);
