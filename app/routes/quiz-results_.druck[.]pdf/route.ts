import { page } from "~/request/page.server";
import { download } from "./download.server";

/** GET /quiz-results/druck.pdf: the sheet of /quiz-results/druck as a file. */
export const loader = page(download);
