import * as z from "zod";

/**
 * The senders whose `X-Forwarded-For` header is trusted: no sender (`false`), every sender (`true`,
 * for demonstrations and measurements), or the proxies in these networks.
 */
export type TrustedProxies = boolean | readonly string[];

/**
 * Parses `none`, `true`, or networks with commas between them; null when the text is none of these.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === "none") return false;
  if (text === "true") return true;
  const networks = text.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * The shortest prefix of a network of proxies. A shorter one is a large part of the internet, from
 * which visitors come. The private networks 10.0.0.0/8 and fc00::/7 are allowed.
 */
const SHORTEST_PREFIX = { v4: 8, v6: 16, privateV6: 7 };

/** An address of the private network fc00::/7. `fc::1` is none, because it stands for `00fc::1`. */
const PRIVATE_V6 = /^f[cd][0-9a-f]{2}:/i;

/** Whether a text is an address, or a network in CIDR notation that is no large part of the world. */
function isNetwork(text: string): boolean {
  if (!Network.safeParse(text).success) return false;
  const [address = "", prefix] = text.split("/");
  return prefix === undefined || Number(prefix) >= shortestPrefix(address);
}

function shortestPrefix(address: string): number {
  if (!address.includes(":")) return SHORTEST_PREFIX.v4;
  return PRIVATE_V6.test(address) ? SHORTEST_PREFIX.privateV6 : SHORTEST_PREFIX.v6;
}
