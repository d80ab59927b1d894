import type { RatesConfig } from "../settings.ts";
import { goldApi } from "./goldapi.ts";
import { metalPriceApi } from "./metalpriceapi.ts";
import type { RateSource } from "./rate-source.ts";
import { simulatedMarket } from "./simulated-market.ts";

/**
 * Creates the sources that the configuration names, in its order. `manual` is not among them,
 * because staff enter those rates themselves.
 */
export function configuredSources(config: RatesConfig, random: () => number): RateSource[] {
  const { timeoutMs } = config;
  return config.sources.flatMap((source): RateSource[] => {
    switch (source) {
      case "simulated":
        return [simulatedMarket(random)];
      case "goldapi":
        return [goldApi(config.goldapi, timeoutMs)];
      case "metalpriceapi":
        return [metalPriceApi(config.metalpriceapi, timeoutMs)];
      default:
        return [];
    }
  });
}
