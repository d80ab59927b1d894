export { wishlistHolding } from "./holding.ts";
export { registerWishlist } from "./routes.ts";
