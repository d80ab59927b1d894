import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "./journey.ts";
import { startShop } from "./shop-process.ts";

/**
 * A test with a shop that only the tests of its worker use, because its changes would be on the
 * pages of all other tests: the number of pieces, the promises of the pages.
 */
export const test = base.extend<Record<never, never>, { ownShop: string }>({
  ownShop: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "suvarna-own-"));
      const shop = await startShop(dataDir);
      await use(shop.url);
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});
