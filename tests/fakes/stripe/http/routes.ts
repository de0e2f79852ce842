import type { World } from "../world/world";
import type { Form } from "./form";

export interface Call {
  world: World;
  /** The part of the path where the route has `:id`. */
  id: string;
  form: Form;
}

export type Handler = (call: Call) => object;

/** Written as in Stripe's reference: `GET /v1/customers/:id`. */
export type Routes = Record<string, Handler>;

export interface FoundRoute {
  route: string;
  handler: Handler;
  id: string;
}

export function createRouter(routes: Routes) {
  const patterns = Object.entries(routes)
    .map(([route, handler]) => ({ route, handler, expression: expressionOf(route) }))
    // Fixed paths first: `/v1/customers/search` is no customer's id.
    .sort((one, other) => Number(one.route.includes(":")) - Number(other.route.includes(":")));

  return {
    knows: (route: string) => route in routes,
    find(method: string, path: string): FoundRoute | null {
      for (const { route, handler, expression } of patterns) {
        const match = expression.exec(`${method} ${path}`);
        if (match) return { route, handler, id: decodeURIComponent(match[1] ?? "") };
      }
      return null;
    },
  };
}

const expressionOf = (route: string): RegExp => new RegExp(`^${route.replace(/:[a-z]+/, "([^/]+)")}$`);
