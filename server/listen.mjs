import { explainListenFailure } from "../scripts/lib/address.mjs";

/** Calls `prepare(server)` for every HTTP server that is about to listen. */
export function onServerListen(serverPrototype, prepare) {
  const listen = serverPrototype.listen;
  serverPrototype.listen = function (...args) {
    prepare(this);
    this.once("listening", () => process.send?.("listening"));
    this.once("error", (error) => {
      if (error.syscall !== "listen") throw error;
      process.stderr.write(`${explainListenFailure(error.code, { host: error.address, port: error.port })}\n`);
      process.exit(1);
    });
    return listen.apply(this, args);
  };
}
