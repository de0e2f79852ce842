import { createServer } from "node:net";

/**
 * Listening address of the server. Without HOST it is localhost alone: a development machine exposes nothing unasked.
 * @returns {{ ok: true, host: string, port: number } | { ok: false, message: string }}
 */
export function readAddress(env) {
  const port = env.PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    return {
      ok: false,
      message: "PORT muss eine Zahl von 1 bis 65535 sein (siehe docs/operating.md).",
    };
  }
  return { ok: true, host: env.HOST || "localhost", port: Number(port) };
}

/** The address to type into a browser; one that means "all" is reached as localhost. */
export function browserUrl({ host, port }) {
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Tries to listen, so that a taken port is known before anything slow. Resolves to null or one sentence. */
export function whyNotListening({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(explainListenFailure(error.code, { host, port })));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

export function explainListenFailure(code, { host, port }) {
  const other = port === 3001 ? 3002 : 3001;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} ist schon belegt: Beende das andere Programm oder nimm einen anderen Port, zum Beispiel so: PORT=${other} npm start`;
    case "EACCES":
      return `Port ${port} darf dein Benutzer nicht öffnen: Nimm einen Port ab 1024, zum Beispiel so: PORT=${other} npm start`;
    default:
      return `Unter HOST=${host} lässt sich hier nicht lauschen (${code}): Nimm localhost oder 0.0.0.0 (siehe docs/operating.md).`;
  }
}
