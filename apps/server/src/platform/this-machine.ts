/**
 * Whether an address of a service (`postgres://...`, `redis://...`, `smtp://...`) leads to this
 * machine: a loopback address, `localhost`, or a UNIX socket. An address that can't be read does not.
 */
export function isOnThisMachine(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  // PostgreSQL's driver takes the host of the query before that of the authority.
  const hosts = url.searchParams.getAll("host");
  if (hosts.length === 0) hosts.push(url.hostname.replace(/%2f/gi, "/"));
  return hosts.every((host) => LOOPBACK.test(host) || host.startsWith("/"));
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
