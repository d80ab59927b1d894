import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { wishlistPersonalData } from "./personal-data.ts";
import { registerWishlist, type WishlistDependencies } from "./routes.ts";

export const wishlist: Plugin<CapabilityServices & WishlistDependencies> = {
  name: "wishlist",
  register: ({ api, app, rates }) => registerWishlist(api, { app, rates }),
  personalData: () => wishlistPersonalData,
};
