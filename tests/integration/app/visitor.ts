/** `client` is the address the server sees; a server in another process determines it by itself. */
type Handle = (request: Request, client: string) => Promise<Response>;

let clients = 0;
/** A client address that has not been used yet. */
const newClient = () => `10.0.${Math.floor(++clients / 256)}.${clients % 256}`;

/** A browser without a screen: keeps cookies, sends forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The Set-Cookie lines of the last answer. */
  setCookies: string[] = [];
  /** The Set-Cookie lines of all answers so far. */
  readonly everySetCookie: string[] = [];
  readonly #client: string;

  constructor(
    readonly handle: Handle,
    client = newClient(),
    readonly origin = "http://localhost:3000",
  ) {
    this.#client = client;
  }

  async get(path: string): Promise<Response> {
    return this.send(new Request(`${this.origin}${path}`, { headers: this.#headers() }));
  }

  /** Sends a form; if `fields` is text, it is the whole body. */
  async post(
    path: string,
    fields: Record<string, string> | string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
    const request = { method: "POST", body, headers: this.formHeaders(headers) };
    return this.send(new Request(`${this.origin}${path}`, request));
  }

  /** Headers that a browser sends with a form of this app; `headers` overrides them. */
  formHeaders(headers: Record<string, string> = {}): Record<string, string> {
    const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: this.origin };
    const sent = { ...this.#headers(), ...type, ...headers };
    // Imitates the server's preload: bypasses the framework's own origin check in favour of ours.
    const host = URL.canParse(sent.Origin) ? new URL(sent.Origin).host : "null";
    return { ...sent, "X-Forwarded-Host": host };
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #headers(): Record<string, string> {
    const cookie = this.cookieHeader();
    return cookie ? { Cookie: cookie } : {};
  }

  async send(request: Request): Promise<Response> {
    const response = await this.handle(request, this.#client);
    this.setCookies = [...response.headers].flatMap(([name, line]) =>
      name.toLowerCase() === "set-cookie" ? [line] : [],
    );
    this.everySetCookie.push(...this.setCookies);
    for (const line of this.setCookies) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/.test(line) || pair.endsWith("=")) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}
