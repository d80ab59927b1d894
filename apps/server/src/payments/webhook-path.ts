import { API_PREFIX } from "../platform/http/api.ts";
import type { GatewayName } from "./gateway.ts";

/** The path at which the shop receives a gateway's webhooks. */
export function webhookPath(gateway: GatewayName): string {
  return `${API_PREFIX}/payments/${gateway}/webhook`;
}
