import { waitForHydration } from "../journey.ts";
import { logIn, newShopper, placeOrder, putIntoCart, signUp } from "../shopper.ts";
import { shoot, test } from "./shoot.ts";

/** The addresses of the pages for visitors without an account, by the name of the picture. */
const PUBLIC = {
  home: "/",
  shop: "/shop",
  "shop-category": "/shop?category=Bridal",
  "shop-filtered": "/shop?category=Gold&carat=22K&sort=price-asc",
  "shop-nothing": "/shop?category=Silver&carat=24K",
  "shop-earrings": "/shop/earrings",
  collections: "/collections",
  collection: "/collections/mandap",
  "compare-empty": "/compare",
  "compare-one": "/compare?pieces=halo-ring-rose",
  compare: "/compare?pieces=halo-ring-rose,ruby-ring-rose,three-stone-ruby-ring",
  search: "/search?q=jhumki",
  "search-nothing": "/search?q=xylophone",
  rates: "/rates",
  "rates-silver-day": "/rates?carat=Silver&range=1d",
  "gold-value": "/gold-value",
  "size-guide": "/size-guide",
  product: "/product/necklace-bridal-emerald",
  "product-sizes-and-turn": "/product/halo-ring-rose",
  "product-plain": "/product/studs-gold-flower",
  "product-sold-out": "/product/drops-ruby-oval",
  "product-missing": "/product/none-such",
  cart: "/cart",
  checkout: "/checkout",
  login: "/login",
  signup: "/signup",
  contact: "/contact",
  support: "/support",
  "test-connection": "/test-connection",
  terms: "/terms",
  "privacy-policy": "/privacy-policy",
  shipping: "/shipping",
  "return-policy": "/return-policy",
  "not-found": "/no-such-page",
  about: "/about",
  blog: "/blog",
  "blog-article": "/blog/reading-a-hallmark",
  "phone-login": "/phone-login",
  "forgot-password": "/forgot-password",
  "home-hindi": "/hi",
  "shop-hindi": "/hi/shop/rings",
  "product-hindi": "/hi/product/halo-ring-rose",
  "product-sold-out-hindi": "/hi/product/drops-ruby-oval",
  "compare-hindi": "/hi/compare?pieces=halo-ring-rose,ruby-ring-rose",
  "collection-hindi": "/hi/collections/rozana",
};

for (const [name, path] of Object.entries(PUBLIC)) {
  test(name, async ({ page }) => {
    await page.goto(path);
    await shoot(page, name);
  });
}

test("a shopper's own pages", async ({ page }) => {
  const shootAs = (name: string) => shoot(page, name);
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await page.waitForURL(/\/profile/);
  await shootAs("profile");
  for (const [name, path] of Object.entries({
    "wishlist-empty": "/wishlist",
    "order-history-empty": "/order-history",
  })) {
    await page.goto(path);
    await shootAs(name);
  }
  for (const slug of ["studs-gold-flower", "pendant-heart", "plain-band-22k"]) {
    await page.goto(`/product/${slug}`);
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /to favorites/i })
      .first()
      .click();
  }
  await page.goto("/wishlist");
  await shootAs("wishlist-full");
  await putIntoCart(page, "studs-gold-flower");
  await page.goto("/cart");
  await shootAs("cart-full");
  await page.goto("/checkout");
  await shootAs("checkout-full");
  await placeOrder(page);
  await shootAs("confirm");
  await page.goto("/order-history");
  await shootAs("order-history");
  await page
    .getByRole("link", { name: /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/ })
    .first()
    .click();
  await page.waitForURL(/order-details/);
  await shootAs("order");
});
