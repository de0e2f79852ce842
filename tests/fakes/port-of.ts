import type { Server } from "node:net";

/** Where a server listens. */
export function portOf(server: Server): number {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}
