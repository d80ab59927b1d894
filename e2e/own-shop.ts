import { filledFolder } from "./filled-folder.ts";
import { test as base } from "./journey.ts";
import { startShop } from "./shop-process.ts";

/**
 * A test with a shop that only the tests of its worker use. The test changes data such as the
 * number of pieces, which would be visible on the pages of all other tests.
 */
export const test = base.extend<Record<never, never>, { ownShop: string }>({
  ownShop: [
    async ({ browserName: _ }, use) => {
      await using folder = await filledFolder();
      const shop = await startShop(folder.path);
      await use(shop.url);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});
