import { readFileSync } from "node:fs";
import type { Options } from "postgres";
import { codeOf, OperatorError } from "~/environment/operator-error";
import { readAddress, type DatabaseAddress } from "~/environment/database-address";
import { beginningOf, SETTING_NAMES } from "./settings";

/** A connection that is not made after this long is none. */
const CONNECT_SECONDS = 5;

type DriverOptions = Options<Record<string, never>>;

/** What every connection to PostgreSQL has in common: where it leads, how it is protected, how values are read on it. */
export function connectionTo(databaseUrl: string, { isPooled, name }: { isPooled: boolean; name: string }) {
  const address = readAddress(databaseUrl, SETTING_NAMES);
  const [first = ""] = address.host;
  const options: DriverOptions = {
    ...(address.database !== undefined && { database: address.database }),
    ...(first.startsWith("/") && { path: `${first}/.s.PGSQL.${address.port[0]}` }),
    ssl: tlsOf(address),
    connect_timeout: CONNECT_SECONDS,
    // The library asks for them in a promise that nobody awaits: a connection lost meanwhile would end the process.
    fetch_types: false,
    onnotice: () => undefined,
    // A named statement belongs to a session, and pgbouncer before 1.21 knows none.
    prepare: !isPooled,
    connection: { application_name: name, ...beginningOf({ isPooled }) },
  };
  // Its types know one host alone, and as one text it would take an address of IPv6 apart.
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
        // Without it Node compares the certificate of an address without a name with "localhost".
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
