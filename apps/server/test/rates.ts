import type { Paise } from "@suvarna/domain/money";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { acceptSheet } from "../src/rates/index.ts";
import { testAct } from "./acting.ts";
import type { TestShop } from "./open-shop.ts";

/**
 * Advances the clock by a second and accepts new rates in paise per gram. The shop uses the new
 * rates at once.
 */
export async function acceptRates(shop: TestShop, gold999: Paise, silver999: Paise): Promise<void> {
  const now = new Date(shop.clock.now.getTime() + 1000);
  shop.clock.now = now;
  const perGram = deriveRates(gold999, silver999);
  const sheet = { source: "A test", reason: "test", perGram, takenAt: now, acceptedAt: now };
  await testAct(shop.acts, (act) => acceptSheet(act, sheet));
}
