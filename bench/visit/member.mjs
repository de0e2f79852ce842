import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { send } from "./http.mjs";

const PATH = "content-creator-in";

/** An HTTP client like a browser: keeps cookies, sends forms. */
export class Visitor {
  #cookies = new Map();
  #origin;

  constructor(origin) {
    this.#origin = origin;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async post(path, fields) {
    const body = new URLSearchParams(fields).toString();
    const answer = await this.send(path, body, "application/x-www-form-urlencoded");
    if (answer.status !== 302) throw new Error(`${path} did not take the form: ${answer.status}`);
    return answer;
  }

  async send(path, body, type) {
    const headers = { Cookie: this.cookie, Origin: this.#origin, "Content-Type": type };
    const answer = await send(`${this.#origin}${path}`, { method: "POST", headers, body });
    for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
    return answer;
  }

  async get(path) {
    const answer = await send(`${this.#origin}${path}`, { headers: { Cookie: this.cookie } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.body.toString("utf8");
  }

  #keep(line) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    // A message is shown once; it is no part of the pages that are measured.
    if (name === "flash" || value === "" || /Max-Age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** Registers through the forms and confirms the address; resolves to the visitor, who has not taken the test yet. */
export async function registerNewcomer({ origin, dataDir, name }) {
  const visitor = new Visitor(origin);
  const email = `${name.toLowerCase()}@example.org`;
  await visitor.post("/onboarding", { name, email });
  await visitor.post("/email-verification", { intent: "confirm", code: await readCode(dataDir, email) });
  return visitor;
}

export async function registerMember(where) {
  const visitor = await registerNewcomer(where);
  await visitor.post("/quiz", { intent: "finish" });
  await visitor.post("/career-path-selection", { path: PATH });
  return visitor;
}

export const MISSION = `/mission/${PATH}-1`;

export async function readCode(dataDir, email) {
  const outbox = join(dataDir, "outbox");
  const name = (await readdir(outbox))
    .filter((file) => file.endsWith(`-${email}.eml`))
    .sort()
    .at(-1);
  return /^(\d{6})\r?$/m.exec(await readFile(join(outbox, name), "utf8"))[1];
}
