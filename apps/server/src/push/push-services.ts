/**
 * The beginning of the addresses with which a browser subscribes in a demonstration when it reaches
 * no push service. Nothing is sent to them, and no server has this name (RFC 2606).
 */
export const STAND_IN = "https://outbox.suvarna.example/";

/**
 * Whether the shop may send to an address: it belongs to one of the push services of the settings.
 * A browser names the address, so any other address could lead into the shop's own network.
 * @param services origins, whose host may begin with `*.` for all hosts below a domain
 */
export function isOfPushService(services: readonly string[], endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return services.some((service) => {
    const [protocol, host = ""] = service.split("//");
    if (url.protocol !== protocol) return false;
    return host.startsWith("*.") ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}
