import type { Ground, Plugin } from "../platform/plugin.ts";
import { wishlistHolding } from "./holding.ts";
import { registerWishlist, type WishlistParts } from "./routes.ts";

export const wishlist: Plugin<Ground & WishlistParts> = {
  name: "wishlist",
  register: ({ api, app, rates }) => registerWishlist(api, { app, rates }),
  personalData: () => wishlistHolding,
};
