import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Cluster } from "../../process/postgres-cluster";
import { ends, start, web } from "./start";

/** Connections with and without encryption; the server speaks TLS from then on. */
export function describeTls(cluster: () => Cluster): void {
  let certificate: string;
  afterAll(async () => {
    if (certificate) await rm(dirname(certificate), { recursive: true });
  });

  const asking = (query: string, host = "localhost") => start(cluster().urlOf({ ...web, host, query }));

  test("that the server has not", async () => {
    for (const mode of ["require", "verify-full"])
      expect(await asking(`?sslmode=${mode}`)).toEqual(ends(/kann kein TLS/));
    expect(await asking("?sslmode=prefer")).toBe("starts");
  });

  test("by a certificate that nobody has signed, is for another name, or is trusted", async () => {
    certificate = await cluster().speakTls();
    await expect.poll(() => asking("?sslmode=require")).toBe("starts");
    expect(await start(cluster().urlOf({ ...web, database: "encrypted", query: "?sslmode=require" }))).toBe("starts");
    expect(await asking("?sslmode=verify-full")).toEqual(
      ends(/^Dem Zertifikat .* ist nicht zu trauen \(DEPTH_ZERO_SELF_SIGNED_CERT\): /),
    );
    const root = `&sslrootcert=${encodeURIComponent(certificate)}`;
    expect(await asking(`?sslmode=verify-full${root}`)).toBe("starts");
    expect(await asking(`?sslmode=verify-full${root}`, "127.0.0.1")).toEqual(ends(/ERR_TLS_CERT_ALTNAME_INVALID/));
    expect(await asking(`?sslmode=verify-ca${root}`, "127.0.0.1")).toBe("starts");
    expect(await asking("?sslrootcert=/nirgends")).toEqual(ends(/^Das Zertifikat \/nirgends aus DATABASE_URL/));
  });

  test("of versions that nobody should speak any more", async () => {
    await cluster().set(["ssl_min_protocol_version = 'TLSv1'", "ssl_max_protocol_version = 'TLSv1.1'"]);
    await expect.poll(() => asking("?sslmode=require")).toEqual(ends(/kommt kein TLS zustande \(ERR_SSL_/));
  });
}
