// The way from the server under test to PostgreSQL, which can be shut: then its connections break off, and no new one is
// made. Within the process, as a door between would cost as much as the database.
import net from "node:net";

/** Nobody listens there. */
const NOWHERE = 1;

const port = Number(process.env.LIVES_DATABASE_PORT ?? 0);
const open = new Set();
let isAway = false;

if (port !== 0) {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    if (Array.isArray(args[0]) || Number(args[0]) !== port) return connect.apply(this, args);
    open.add(this);
    this.once("close", () => open.delete(this));
    return connect.call(this, isAway ? NOWHERE : port, ...args.slice(1));
  };
}

export function setAway(isNow) {
  isAway = isNow;
  if (isAway) for (const socket of open) socket.destroy();
}

/**
 * The timers by which its driver ends connections that are idle or old, as it alone hands its arguments on in one piece:
 * they go by real time. A moved clock would end all of them at each move, and making new ones was a third of what
 * PostgreSQL had to do.
 */
export const hasArguments = ([first]) => Object.prototype.toString.call(first) === "[object Arguments]";
