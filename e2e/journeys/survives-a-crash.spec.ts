import { filledFolder } from "../filled-folder.ts";
import { test as base, expect } from "../journey.ts";
import { startShop } from "../shop-process.ts";
import { logIn, newShopper, placeOrder, putIntoCart, signUp } from "../shopper.ts";

interface OwnShop {
  readonly url: string;
  /** Kills the shop, as a power cut would, and starts it again with the same data. */
  cutPower(): Promise<void>;
}

/** A test with a shop of its own, because the test kills the shop. */
const test = base.extend<{ ownShop: OwnShop }>({
  ownShop: async ({ browserName: _ }, use) => {
    await using folder = await filledFolder();
    let shop = await startShop(folder.path);
    const { url } = shop;
    await use({
      url,
      async cutPower() {
        await shop.kill();
        shop = await startShop(folder.path, Number(new URL(url).port));
      },
    });
    await shop.stop();
  },
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
});

test("an order that was placed is there after the shop was killed", { tag: "@once" }, async ({
  ownShop,
  page,
  complaints,
}) => {
  // The page's WebSocket and API calls fail while the shop is down, and the browser logs these
  // errors.
  complaints.allow(/WebSocket|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|ERR_SOCKET/);
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await putIntoCart(page, "studs-gold-flower");
  const number = await placeOrder(page);

  await ownShop.cutPower();

  await page.goto("/order-history");
  await expect(page.getByRole("link", { name: new RegExp(number) }).first()).toBeVisible();
});
