import type { BrowserHosts } from "../gateway.ts";
import type { PaymentsConfig } from "../settings.ts";

/** The origins that the shop's pages must allow for the configured gateways; none for the sandbox. */
export function browserHosts({
  sandbox,
  gateways,
}: Pick<PaymentsConfig, "sandbox" | "gateways">): BrowserHosts {
  const hosts = sandbox ? [] : gateways.map((gateway) => gateway.hosts);
  return {
    scripts: hosts.flatMap(({ scripts }) => scripts),
    frames: hosts.flatMap(({ frames }) => frames),
    connects: hosts.flatMap(({ connects }) => connects),
  };
}
