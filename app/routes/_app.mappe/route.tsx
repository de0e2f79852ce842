import { useLoaderData } from "@remix-run/react";
import { Folder } from "~/ui/folder/folder";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("Meine Gründungsmappe");

export default function FolderRoute() {
  return <Folder {...useLoaderData<typeof loader>()} />;
}
