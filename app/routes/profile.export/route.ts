import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /profile/export?format=json|html: everything that is stored about whoever asks, as a file. */
export const loader = page(download);
