/** GET /vorlagen/{id}/druck.pdf: the sheet of /vorlagen/{id}/druck as a file. */
export { download as loader } from "./download.server";
