import { getRates } from "@suvarna/contract/rates/calls";
import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { afterAll, beforeAll } from "vitest";
import { pollSources } from "../src/rates/poll-sources.ts";
import { type FeedStandIn, metalPriceBody, openFeed } from "./feed-stand-in.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

const OUNCE = 31.1034768;
const OPENED = new Date("2026-11-21T06:11:00.000Z");
export const MINUTE_MS = 60_000;

/** The world's price of gold at first, in rupees per gram. The duty of the shop is 6 %. */
export const WORLD = 12_000;

export const reason = "The board of the city";

export let feed: FeedStandIn;

export let shop: TestShop;

export let person: Session;

export let staff: ReturnType<TestShop["client"]>;

/** Opens a shop whose only source is a stand-in, and logs in a member of staff. */
export function openRatesDesk(): void {
  beforeAll(async () => {
    feed = await openFeed();
    feed.answer = () => ({ body: metalPriceBody(WORLD * OUNCE, 150 * OUNCE, OPENED) });
    shop = await openShop({
      RATES_SOURCE: "metalpriceapi",
      METALPRICEAPI_URL: feed.url,
      METALPRICEAPI_KEY: "key",
      METALPRICEAPI_MONTHLY_REQUESTS: "10000000",
      RATES_SELL_MINUTES: "60",
      RATES_GOLD_ADJUST_BP: "600",
    });
    person = await shop.staff();
    staff = shop.client(person.token);
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await feed[Symbol.asyncDispose]();
  });
}

export const pollDependencies = () => ({ ...shop.rates.staffDependencies, log: shop.app.log });

export function pass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

/**
 * Polls the source, after a minute by default. The source reports `world` as the price of gold in
 * rupees per gram.
 */
export async function poll(world: number, ms = MINUTE_MS): Promise<void> {
  pass(ms);
  const at = shop.clock.now;
  feed.answer = () => ({ body: metalPriceBody(world * OUNCE, 150 * OUNCE, at) });
  await pollSources(pollDependencies());
}

/** Reads the rates desk. */
export const show = () => staff.call(getRatesDesk, {});

/** Reads the rates by which the shop sells, in rupees per gram. */
export async function shown(): Promise<Readonly<Record<string, number>>> {
  await shop.rates.load();
  const entries = await shop.client().call(getRates, {});
  return Object.fromEntries(entries.map((each) => [each.Carat, each.TodayPricePerGram]));
}
