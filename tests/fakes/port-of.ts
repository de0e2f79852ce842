import type { Server } from "node:net";

/** Port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}
