import { expect, it } from "vitest";
import { openShop } from "../open-shop.ts";
import { fuzz } from "./fuzz.ts";

/**
 * The number of rounds and the seed come from the environment: `FUZZ_ROUNDS` makes a run longer, and
 * `FUZZ_SEED` repeats one.
 */
const ROUNDS = Number(process.env["FUZZ_ROUNDS"] ?? 4);
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);

it(`no call answers 500 or leaks anything, whatever it is sent (seed ${SEED})`, async () => {
  await using shop = await openShop();
  expect(await fuzz(shop, ROUNDS, SEED)).toEqual([]);
}, 3_600_000);
