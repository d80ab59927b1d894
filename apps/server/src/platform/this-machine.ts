/**
 * Whether the address of a service (`postgres://...`, `redis://...`, `smtp://...`) leads to this
 * machine: a loopback address, `localhost`, or a UNIX socket. The answer is false for an address
 * that can't be parsed.
 */
export function isOnThisMachine(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  // PostgreSQL's driver prefers a host in the query of the address to the host before the path.
  const hosts = url.searchParams.getAll("host");
  if (hosts.length === 0) hosts.push(url.hostname.replace(/%2f/gi, "/"));
  return hosts.every((host) => LOOPBACK.test(host) || host.startsWith("/"));
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
