import { randomUUID } from "node:crypto";
import { shell } from "../shell.mjs";

/**
 * The app reads what the server knows of the request it is working on (app/environment/request-context.server.ts).
 * @param {{ id?: string, address?: string, slot: string | null }} known
 */
export const withinContext = ({ id = randomUUID(), address = null, slot }, work) =>
  shell.contexts.run({ id, address, slot }, work);
