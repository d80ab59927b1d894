import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "./journey.ts";
import { startShop } from "./shop-process.ts";

const OUNCE = 31.1034768;

/** A source of rates. The test determines its price of gold in rupees per gram. */
interface Feed {
  gold: number;
  /** The number of times that the shop has read the source. */
  readCount: number;
}

/**
 * A test with a shop of its own, whose rates come from a source that the test controls. Decisions of
 * the rates desk would change the prices of all other tests.
 */
export const test = base.extend<{ feed: Feed; shopUrl: string }>({
  feed: async ({ browserName: _ }, use) => {
    const feed = { gold: 13_300, readCount: 0 };
    const server = createServer((_request, response) => {
      feed.readCount++;
      const [gold, silver] = [feed.gold * OUNCE, 167 * OUNCE];
      const rates = { XAU: 1 / gold, XAG: 1 / silver, INRXAU: gold, INRXAG: silver };
      const timestamp = Math.floor(Date.now() / 1000);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success: true, base: "INR", timestamp, rates }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const settings = {
      RATES_SOURCE: "metalpriceapi",
      METALPRICEAPI_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      METALPRICEAPI_KEY: "a-key-of-the-journey",
      METALPRICEAPI_MONTHLY_REQUESTS: "100000000",
    };
    Object.assign(process.env, settings);
    await use(feed);
    for (const name of Object.keys(settings)) delete process.env[name];
    server.closeAllConnections();
    server.close();
  },
  shopUrl: async ({ feed: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "suvarna-rates-"));
    const shop = await startShop(dataDir);
    await use(shop.url);
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
});
