import { adjustedRate } from "@suvarna/domain/rate-sheet";
import type { RatesConfig } from "../settings.ts";
import { goldApi } from "./goldapi.ts";
import { metalPriceApi } from "./metalpriceapi.ts";
import type { MarketReading, RateSource } from "./rate-source.ts";
import { simulatedMarket } from "./simulated-market.ts";

/**
 * The sources that the configuration names, in its order. `manual` is not among them, because staff
 * enter rates themselves.
 */
export function configuredSources(config: RatesConfig, random: () => number): RateSource[] {
  const { timeoutMs } = config;
  return config.sources.flatMap((source): RateSource[] => {
    switch (source) {
      case "simulated":
        return [simulatedMarket(random)];
      case "goldapi":
        return [localRates(goldApi(config.goldapi, timeoutMs), config.adjust)];
      case "metalpriceapi":
        return [localRates(metalPriceApi(config.metalpriceapi, timeoutMs), config.adjust)];
      default:
        return [];
    }
  });
}

/** Wraps a source of world market prices so that its prices include duty and premium. */
function localRates(source: RateSource, { gold, silver }: RatesConfig["adjust"]): RateSource {
  return {
    ...source,
    async read(context): Promise<MarketReading> {
      const reading = await source.read(context);
      return {
        ...reading,
        gold999: adjustedRate(reading.gold999, gold),
        silver999: adjustedRate(reading.silver999, silver),
      };
    },
  };
}
