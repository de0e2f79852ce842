import type { Person } from "../person";

/** Persons whom a route lets in: everybody, those without a session, with an account, with basic access. */
type Guard = "everybody" | "visitor" | "member" | "subscriber";

export interface Route {
  /** The route's folder or file under app/routes, without the ending. */
  route: string;
  guard: Guard;
  /** A route that asks no database and is only reached by a new document: it has no loading or error state itself. */
  isStatic?: true;
  /** A route of which the device keeps a copy for the time without a connection. */
  isKept?: true;
  /** Address to which strangers are led, if not to the welcome. */
  strangersTo?: "/auth";
  /** Address, the person who goes there, and the heading or text by which they know where they are. */
  screens: [path: string, as: Person, sees: string | RegExp][];
}
