import { randomUUID } from "node:crypto";
import { shell } from "../shell.mjs";

/**
 * Runs `work` with the server's data about the request, for the app to read
 * (app/environment/request-context.server.ts).
 * @param {{ id?: string, address?: string, slot: string | null }} known
 */
export const withinContext = ({ id = randomUUID(), address = null, slot }, work) =>
  shell.contexts.run({ id, address, slot }, work);
