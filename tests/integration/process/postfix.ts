import { execFile, spawn, spawnSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { makeCertificate } from "./postgres-cluster";

const run = promisify(execFile);
/** Debian installs them where only root's PATH looks. */
const SEARCHED = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const idOf = (...args: string[]) => Number(spawnSync("id", args, { encoding: "utf8" }).stdout || Number.NaN);

/** Postfix has to be started as root, and drops its rights itself. */
export const hasPostfix =
  process.getuid?.() === 0 &&
  spawnSync("postconf", ["-d", "mail_version"], { env: SEARCHED }).status === 0 &&
  spawnSync("postgrey", ["--version"], { env: SEARCHED }).status === 0;

/** Mails to this domain are greylisted, unlike those to the other one. */
export const GREYLISTED = "grau.example";
export const TAKEN = "weiss.example";
/** The only mailboxes in both domains. */
const NAMES = ["anna", "berta"];
const ADDRESSES = [GREYLISTED, TAKEN].flatMap((domain) => NAMES.map((name) => `${name}@${domain}`));
export const REFUSED_SENDER = "gesperrt@start.example";
const GREYLIST_SECONDS = 1;

/** Postfix behind postgrey, as at a provider: mailboxes of two domains, and no relaying to others. */
export async function startPostfix() {
  const folder = await mkdtemp(join(tmpdir(), "postfix-"));
  await chmod(folder, 0o755);
  const place = async (name: string, user?: string) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o755 });
    if (user !== undefined) await chown(path, idOf("-u", user), idOf("-g", user));
    return path;
  };
  const config = await place("config");
  const mail = await place("mail", "postfix");
  const grey = await place("grey", "postgrey");
  await rm(dirname(await makeCertificate(config)), { recursive: true });
  const ports = {
    usual: await freePort(),
    /** Refuses every client. */
    closed: await freePort(),
    /** Reports a full disk. */
    full: await freePort(),
    /** Offers no encryption. */
    plain: await freePort(),
    /** Supports addresses of ASCII alone. */
    ascii: await freePort(),
  };
  const greyPort = await freePort();
  await writeFile(
    join(config, "main.cf"),
    linesOf({
      compatibility_level: "3.6",
      queue_directory: await place("queue"),
      data_directory: await place("data", "postfix"),
      myhostname: "mail.example",
      mydestination: "",
      // This machine is a stranger, as the app's is to a provider.
      mynetworks: "192.0.2.0/24",
      inet_interfaces: "127.0.0.1",
      inet_protocols: "ipv4",
      virtual_mailbox_domains: `${GREYLISTED}, ${TAKEN}`,
      virtual_mailbox_base: mail,
      virtual_mailbox_maps: `inline:{ ${ADDRESSES.map((address) => `${address}=${address}/`).join(", ")} }`,
      virtual_uid_maps: `static:${idOf("-u", "postfix")}`,
      virtual_gid_maps: `static:${idOf("-g", "postfix")}`,
      virtual_minimum_uid: "1",
      smtputf8_enable: "yes",
      smtpd_tls_security_level: "may",
      smtpd_tls_chain_files: `${join(config, "key.pem")}, ${join(config, "certificate.pem")}`,
      smtpd_sender_restrictions: `check_sender_access inline:{ {${REFUSED_SENDER} = 550 5.7.1 Sender is not one of ours} }`,
      smtpd_recipient_restrictions: `reject_unauth_destination, check_recipient_access inline:{ {${GREYLISTED} = greylisted} }`,
      smtpd_relay_restrictions: "reject_unauth_destination",
      smtpd_restriction_classes: "greylisted",
      greylisted: `check_policy_service inet:127.0.0.1:${greyPort}`,
    }),
  );
  const smtpd = (port: number, ...settings: string[]) =>
    [`127.0.0.1:${port} inet n - n - - smtpd`, ...settings.map((setting) => ` -o ${setting}`)].join("\n");
  await writeFile(
    join(config, "master.cf"),
    [
      smtpd(ports.usual),
      smtpd(ports.closed, "smtpd_client_restrictions=reject", "smtpd_delay_reject=no"),
      smtpd(ports.full, "queue_minfree=999999999999999"),
      smtpd(ports.plain, "smtpd_tls_security_level=none"),
      smtpd(ports.ascii, "smtputf8_enable=no"),
      ...SERVICES.map((service) => service.replace(" ", " unix ")),
      "",
    ].join("\n"),
  );
  const policy = spawn(
    "postgrey",
    [`--inet=127.0.0.1:${greyPort}`, `--delay=${GREYLIST_SECONDS}`, `--dbdir=${grey}`, "--whitelist-clients=/dev/null"],
    { env: SEARCHED, stdio: "ignore" },
  );
  const control = (word: string) => run("postfix", ["-c", config, word], { env: SEARCHED });
  await control("start");
  for (const port of [...Object.values(ports), greyPort])
    await vi.waitFor(() => reach(port), { timeout: 10_000, interval: 20 });
  return {
    /** Address of each of them, for SMTP_URL. */
    host: (kind: keyof typeof ports) => `127.0.0.1:${ports[kind]}`,
    /** Mails in a mailbox, oldest first, as stored. */
    async mailsOf(address: string): Promise<string[]> {
      const box = join(mail, address, "new");
      const names = await readdir(box).catch(() => []);
      return Promise.all(names.sort().map((name) => readFile(join(box, name), "utf8")));
    },
    async stop(): Promise<void> {
      await control("stop").catch(() => undefined);
      policy.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Postfix = Awaited<ReturnType<typeof startPostfix>>;

/** Postfix services for accepted mail: name, private, unprivileged, chroot, wakeup, how many, program. */
const SERVICES = [
  "cleanup n - n - 0 cleanup",
  "qmgr n - n 300 1 qmgr",
  "tlsmgr - - n - 1 tlsmgr",
  "rewrite - - n - - trivial-rewrite",
  "bounce - - n - 0 bounce",
  "defer - - n - 0 bounce",
  "error - - n - - error",
  "virtual - n n - - virtual",
  "proxymap - - n - - proxymap",
  "anvil - - n - 1 anvil",
];

const linesOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join("");

const reach = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
