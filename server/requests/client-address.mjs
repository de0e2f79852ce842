import { isIP } from "node:net";

/** How many proxies in front are ours; anything but a number counts as none, and the app refuses to start with it. */
export const trustedProxies = (raw) => (/^\d{1,2}$/.test(raw ?? "") ? Number(raw) : 0);

/** The address of whoever sent a node request; undefined when its connection is gone. */
export const addressOf = ({ socket, headers }, proxies) =>
  clientAddress(socket.remoteAddress, headers["x-forwarded-for"], proxies);

/**
 * The peer's own address, or behind `proxies` trusted proxies the one the outermost of them saw: each appends its peer
 * to X-Forwarded-For, so it is the entry that many places from the right. What stands left of it is the client's claim.
 * Without a usable entry there, the request did not come through the proxies, and the peer's address stands.
 */
export function clientAddress(peer, forwardedFor, proxies) {
  const entries = proxies > 0 && forwardedFor ? forwardedFor.split(",") : [];
  return readIp(entries.at(-proxies)) ?? readIp(peer);
}

function readIp(text) {
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711
  const bare = text
    ?.trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (!bare || !isIP(bare)) return undefined;
  // One spelling for the same peer, whether the socket listens on IPv4 or on both.
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").toLowerCase();
}
