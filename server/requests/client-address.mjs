import { isIP } from "node:net";

/** Number of our own proxies in front; anything but a number counts as none, and the app refuses to start with it. */
export const trustedProxies = (raw) => (/^\d{1,2}$/.test(raw ?? "") ? Number(raw) : 0);

/** The client address of a node request; undefined when its connection is gone. */
export const addressOf = ({ socket, headers }, proxies) =>
  clientAddress(socket.remoteAddress, headers["x-forwarded-for"], proxies);

// Each of our proxies appends its peer to X-Forwarded-For: counted from the right, the entry of our outermost proxy
// names the client; entries left of it are the client's claim. Without a usable entry the request bypassed our proxies:
// the peer's address counts.
export function clientAddress(peer, forwardedFor, proxies) {
  const entries = proxies > 0 && forwardedFor ? forwardedFor.split(",") : [];
  return readIp(entries.at(-proxies)) ?? readIp(peer);
}

/** Key for bounds per client: an IPv4 address, or the /64 of an IPv6 one, as its owner has all 2^64 addresses in it. */
export function networkOf(address = "unknown") {
  if (isIP(address) !== 6) return address;
  const canonical = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array(tail ? 8 - head.length - tail.length : 0).fill("0");
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":")}::/64`;
}

function readIp(text) {
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711
  const bare = text
    ?.trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (!bare || !isIP(bare)) return undefined;
  // Normalises IPv4-mapped addresses: the same peer gets one spelling, whether the socket listens on IPv4 or on both.
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").toLowerCase();
}
