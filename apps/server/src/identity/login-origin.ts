import type { FastifyRequest } from "fastify";
import { networkOf } from "../platform/limits.ts";
import { deviceWords } from "./device-words.ts";

/**
 * Where a session is used: the device in two words, and the network around its address; the network
 * is null when the address is unknown. Both are stored in a form in which they do not identify a
 * person.
 */
export interface LoginOrigin {
  readonly device: string;
  readonly network: string | null;
}

/** Returns the origin of the session that a request opens. */
export function originOf({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): LoginOrigin {
  return { device: deviceWords(headers["user-agent"]), network: shownNetwork(ip) };
}

/**
 * Returns the network around an address in the form that people see: `103.21.58.x` for an IPv4
 * address, and `2401:4900:1c2b::/48` for an IPv6 address. It is null for a text that is not an
 * address.
 */
export function shownNetwork(address: string | undefined): string | null {
  const own = networkOf(address);
  const ofFour = IPV4.exec(own)?.[1];
  if (ofFour !== undefined) return `${ofFour}x`;
  const ofSix = IPV6_NETWORK.exec(own)?.[1];
  return ofSix === undefined ? null : `${ofSix}:/48`;
}

/** An IPv4 address, with all but its last number as the first group. */
const IPV4 = /^((?:\d{1,3}\.){3})\d{1,3}$/;
/** A network as `networkOf` writes it, with the first three groups of the address as the first group. */
const IPV6_NETWORK = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/;
