import { readFileSync } from "node:fs";
import type { Options } from "postgres";
import { codeOf, OperatorError } from "~/environment/operator-error";
import { readAddress, type DatabaseAddress } from "~/environment/database-address";
import { beginningOf, SETTING_NAMES } from "./settings";

/** Timeout for a connection attempt. */
const CONNECT_SECONDS = 5;

type DriverOptions = Options<Record<string, never>>;

/** Options of every connection to PostgreSQL: address, TLS, and how values are read. */
export function connectionTo(databaseUrl: string, { isPooled, name }: { isPooled: boolean; name: string }) {
  const address = readAddress(databaseUrl, SETTING_NAMES);
  const [first = ""] = address.host;
  const options: DriverOptions = {
    ...(address.database !== undefined && { database: address.database }),
    ...(first.startsWith("/") && { path: `${first}/.s.PGSQL.${address.port[0]}` }),
    ssl: tlsOf(address),
    connect_timeout: CONNECT_SECONDS,
    // The library fetches types in an unawaited promise: a connection lost meanwhile would end the process.
    fetch_types: false,
    onnotice: () => undefined,
    // Prepared statements belong to a session, and pgbouncer before 1.21 does not support them.
    prepare: !isPooled,
    connection: { application_name: name, ...beginningOf({ isPooled }) },
  };
  // The library's types allow only one host, and as a single string it would split an IPv6 address.
  Object.assign(options, { host: address.host, port: address.port });
  return { address, options };
}

function tlsOf({ tls, rootCertificate, host: [host] }: DatabaseAddress): NonNullable<DriverOptions["ssl"]> {
  switch (tls) {
    case "off":
      return false;
    case "preferred":
      return "prefer";
    case "encrypted":
      return "require";
    default:
      return {
        ...(rootCertificate && { ca: readCertificate(rootCertificate) }),
        // Without `host` Node compares the certificate of an IP address with "localhost".
        host,
        ...(tls === "issued" && { checkServerIdentity: () => undefined }),
      };
  }
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new OperatorError(
      `Das Zertifikat ${file} aus DATABASE_URL (sslrootcert) lässt sich nicht lesen (${codeOf(error)}): Prüf den Pfad und die Rechte der Datei.`,
    );
  }
}
