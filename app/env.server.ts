import { parseEnv } from "./env";

const parsed = parseEnv(process.env);
if (!parsed.ok) {
  process.stderr.write(`${parsed.message}\n`);
  process.exit(1);
}

/** The configuration of this process. The app's server reads `process.env` nowhere else. */
export const env = parsed.env;
