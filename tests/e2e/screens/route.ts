import type { Person } from "../person";

/** Who a route lets in: everybody, people without a session, with an account, with basic access. */
type Guard = "everybody" | "visitor" | "member" | "subscriber";

export interface Route {
  /** Its folder or file under app/routes, without the ending. */
  route: string;
  guard: Guard;
  /** Asks no database, and is only reached by a new document: it has neither a loading nor an error state of its own. */
  isStatic?: true;
  /** A copy of it is kept for the time without a connection. */
  isKept?: true;
  /** Where strangers are led, if not to the welcome. */
  strangersTo?: "/auth";
  /** Address, who goes there, and the heading or text by which they know where they are. */
  screens: [path: string, as: Person, sees: string | RegExp][];
}
