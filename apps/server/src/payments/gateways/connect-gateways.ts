import type { Config } from "../../platform/config.ts";
import type { GatewayConnection, GatewayName } from "../gateway.ts";
import type { PaymentsConfig } from "../settings.ts";
import { webhookPath } from "../webhook-path.ts";
import type { SettingValues } from "./setting-types.ts";

/**
 * Connects the configured gateways, the preferred one first.
 * @param settings the gateways' settings: the configured ones, or those that lead to the sandbox
 */
export function connectGateways(
  { payments, publicUrl }: Pick<Config, "publicUrl"> & { readonly payments: PaymentsConfig },
  settings: SettingValues = payments.gatewaySettings,
): ReadonlyMap<GatewayName, GatewayConnection> {
  return new Map(
    payments.gateways.map((gateway) => {
      const shop = {
        timeoutMs: payments.timeoutMs,
        returnUrl: ({ orderId, purpose }: { orderId: string; purpose: string }) =>
          `${publicUrl}/final?order=${orderId}${purpose === "rest" ? "&pay=rest" : ""}`,
        webhookUrl: `${publicUrl}${webhookPath(gateway.name)}`,
      };
      return [gateway.name, gateway.connect(settings, shop)];
    }),
  );
}
