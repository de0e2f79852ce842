import { isIP } from "node:net";

const GROUPS = 8;
/** Groups of an IPv6 address that name the network: a client with one address has all 2^64 of its network. */
const NETWORK_GROUPS = 4;

/** Key of a client for limits: an IPv4 (or IPv4-mapped) address, or an IPv6 /64. Null for text that is no address. */
export function clientNetwork(address: string): string | null {
  const bare = address.trim().replace(/%.*$/, "");
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return null;
  const groups = expand(bare);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address; URL writes dotted endings as two groups. */
function expand(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split("::").map((half) => (half ? half.split(":") : []));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** Key under which a request of this address is counted; requests of unknown addresses share one budget. */
export const clientAt = (address: string | null): string => clientNetwork(address ?? "") ?? "unknown";
