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
 * which visitors come. The private network 10.0.0.0/8 is allowed.
 */
const SHORTEST_PREFIX = { v4: 8, v6: 16 };

/** Whether a text is an address, or a network in CIDR notation that is no large part of the world. */
function isNetwork(text: string): boolean {
  if (!Network.safeParse(text).success) return false;
  const [address = "", prefix] = text.split("/");
  const shortest = address.includes(":") ? SHORTEST_PREFIX.v6 : SHORTEST_PREFIX.v4;
  return prefix === undefined || Number(prefix) >= shortest;
}
