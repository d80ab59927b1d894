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

/** Whether a text is an address, or a network in CIDR notation that is not the whole world. */
function isNetwork(text: string): boolean {
  return Network.safeParse(text).success && !/\/0+$/.test(text);
}
