const ANSWERS_MS = 10_000;
const TASKS_MS = 4_000;
const POLL_MS = 200;

/**
 * Ends the process in order, on a signal or when the parent process is gone. `ending` is called at once, to end answers
 * that would stream beyond the time limit; `closing` after the last answer.
 */
export function shutDownOnSignals({ servers, closing, ending }) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const end of ending) end();
    await closeServers(servers, ANSWERS_MS);
    process.exit(await runTasks(closing, TASKS_MS));
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) process.on(signal, stop);
  // Listening to "disconnect" keeps the channel open and with it a process that has nothing left to do.
  process.channel?.unref();
}

/** Accepts nothing new, lets in-flight answers finish for at most `patienceMs`, then cuts the rest. */
export async function closeServers(servers, patienceMs) {
  await Promise.all([...servers].map((server) => closeServer(server, patienceMs)));
}

function closeServer(server, patienceMs) {
  return new Promise((resolve) => {
    // Closing ends connections that are idle now; those that finish an answer meanwhile would stay open.
    const poll = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(poll);
      clearTimeout(cut);
      resolve();
    });
    // remix-serve closes the server on the same signals, and prints what comes of it.
    server.close = () => server;
  });
}

/** Runs the tasks, last registered first; resolves to the exit code, 1 when one failed or took too long. */
export async function runTasks(tasks, patienceMs) {
  let code = 0;
  const all = async () => {
    for (const task of [...tasks].reverse()) {
      try {
        await task();
      } catch (error) {
        console.error(
          JSON.stringify({ time: new Date().toISOString(), level: "error", msg: "shutdown", error: String(error) }),
        );
        code = 1;
      }
    }
    return code;
  };
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, 1));
  return Promise.race([all(), late]);
}
