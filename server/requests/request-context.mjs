import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Where the app reads what the server knows of the request it is working on (app/environment/request-context.server.ts). */
const contexts = (globalThis.requestContexts ??= new AsyncLocalStorage());

/** @param {{ id?: string, address?: string, slot: string | null }} known */
export const withinContext = ({ id = randomUUID(), address = null, slot }, work) =>
  contexts.run({ id, address, slot }, work);
