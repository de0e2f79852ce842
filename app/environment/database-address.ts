/** A parsed DATABASE_URL, for the driver and for messages. */
export interface DatabaseAddress {
  /** URL for the driver, without the parameters that it would pass on to the server as settings. */
  url: string;
  host: string[];
  port: number[];
  database: string | undefined;
  /**
   * encrypted: any server; issued: a server with a trusted certificate, whatever its name; verified: one for this name.
   */
  tls: "off" | "preferred" | "encrypted" | "issued" | "verified";
  /** File of a certificate that is trusted besides those that Node trusts. */
  rootCertificate: string | null;
  /** Host and port for messages, like db.example.org:5432. */
  shown: string;
  role: string;
  /** Parameters left for PostgreSQL to judge. */
  passedOn: string[];
}

const DEFAULT_PORT = 5432;

/** Parameters of other clients; PostgreSQL would refuse each as an unknown setting. */
const FOR_CLIENTS = new Set([
  "channel_binding",
  "connection_limit",
  "gssencmode",
  "hostaddr",
  "keepalives",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "passfile",
  "pgbouncer",
  "pool_timeout",
  "require_auth",
  "schema",
  "socket_timeout",
  "tcp_user_timeout",
  "uselibpqcompat",
]);

/** Parameters of the driver itself. */
const FOR_DRIVER = new Set(["target_session_attrs", "sslnegotiation"]);

/**
 * Parses DATABASE_URL. `settings`: names that each connection sets itself, whatever the URL asks for. Throws for text
 * that is no PostgreSQL URL.
 */
export function readAddress(databaseUrl: string, settings: readonly string[] = []): DatabaseAddress {
  const [, scheme = "", authority = "", rest = ""] = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/is.exec(databaseUrl) ?? [];
  const at = authority.lastIndexOf("@") + 1;
  // An unescaped / or ? in the password ends the authority there.
  if (at === 0 && rest.includes("@")) throw new TypeError("The login of this address is cut.");
  // URL cannot parse several hosts with their ports, so a placeholder stands for them.
  const url = new URL(`${scheme}${authority.slice(0, at)}host${rest}`);
  // An unescaped # in the password would end the URL there.
  if (url.hash) throw new TypeError("An address of a database has no fragment.");
  // Checked here, as the driver would throw at it later.
  if (!isCoded(url.password)) throw new TypeError("A % that codes nothing.");
  const asked = new Map([...url.searchParams]);
  const take = (name: string) => {
    const value = asked.get(name);
    asked.delete(name);
    return value;
  };
  const mode = take("sslmode") ?? take("ssl");
  const root = take("sslrootcert");
  const hosts = hostsOf(take("host") ?? authority.slice(at), take("port"));
  const ours = new Set(settings.map((name) => name.toLowerCase()));
  const passedOn = [...asked.keys()].filter(
    (name) => !FOR_CLIENTS.has(name) && !FOR_DRIVER.has(name) && !ours.has(name.toLowerCase()),
  );
  for (const name of [...url.searchParams.keys()]) {
    if (!passedOn.includes(name) && !FOR_DRIVER.has(name)) url.searchParams.delete(name);
  }
  const [shown = ""] = hosts.map(({ host, port }) => (host.startsWith("/") ? host : `${host}:${port}`));
  const database = decodeURIComponent(url.pathname.slice(1)) || undefined;
  const hasOwnRoot = root !== undefined && root !== "system";
  return {
    url: url.href,
    host: hosts.map(({ host }) => host),
    port: hosts.map(({ port }) => port),
    database,
    tls: tlsOf(root === undefined ? mode : mode === "require" ? "verify-ca" : (mode ?? "verify-full")),
    rootCertificate: hasOwnRoot ? root : null,
    shown,
    role: decodeURIComponent(url.username),
    passedOn,
  };
}

/** Whether `readAddress` can parse the text. */
export function isDatabaseAddress(text: string): boolean {
  try {
    return /^postgres(ql)?:\/\//.test(text) && readAddress(text).host.length > 0;
  } catch {
    return false;
  }
}

/** Whether every % of the text begins a valid escape. */
export function isCoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Hosts separated by commas; IPv6 in brackets; a path is the folder of a Unix socket. */
function hostsOf(named: string, askedPort: string | undefined) {
  return named.split(",").map((one) => {
    const match = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(one);
    if (!match) throw new TypeError("This is no host with a port.");
    const [, bracketed, plain = "", port] = match;
    const host = decodeURIComponent(bracketed ?? plain) || "localhost";
    return { host, port: Number(port || askedPort || DEFAULT_PORT) };
  });
}

function tlsOf(mode: string | undefined): DatabaseAddress["tls"] {
  switch (mode) {
    case undefined:
    case "disable":
    case "false":
    case "0":
      return "off";
    case "allow":
    case "prefer":
      return "preferred";
    case "require":
    case "no-verify":
      return "encrypted";
    case "verify-ca":
      return "issued";
    default:
      return "verified";
  }
}
