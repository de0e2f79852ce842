/**
 * Replaces remix-serve's start line: the parent process is notified over the channel, a log gets a line in its own
 * format.
 */
export function quietStartLine(env) {
  const log = console.log;
  console.log = (...args) => {
    if (!String(args[0]).startsWith("[remix-serve]")) return log(...args);
    console.log = log;
    if (env.NODE_ENV === "development") log(...args);
    else if (!process.connected)
      log(JSON.stringify({ time: new Date().toISOString(), level: "info", msg: "listening", port: env.PORT }));
  };
}
