import type { BrowserHosts } from "../gateway.ts";
import type { PaymentsConfig } from "../settings.ts";

/**
 * The origins that the payment page must allow for the configured gateways, of their real systems
 * or of their test systems. The sandbox needs none.
 */
export function browserHosts({
  sandbox,
  gateways,
  gatewaySettings,
}: Pick<PaymentsConfig, "sandbox" | "gateways" | "gatewaySettings">): BrowserHosts {
  const used = sandbox ? [] : gateways;
  const hosts = used.map(({ hosts, testHosts = hosts, isTest }) =>
    isTest(gatewaySettings) ? testHosts : hosts,
  );
  return {
    scripts: hosts.flatMap(({ scripts }) => scripts),
    frames: hosts.flatMap(({ frames }) => frames),
    connects: hosts.flatMap(({ connects }) => connects),
  };
}
