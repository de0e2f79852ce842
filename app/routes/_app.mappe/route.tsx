import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Folder } from "~/ui/folder/folder";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta: MetaFunction = () => [{ title: "Meine Gründungsmappe" }];

export default function FolderRoute() {
  return <Folder {...useLoaderData<typeof loader>()} />;
}
