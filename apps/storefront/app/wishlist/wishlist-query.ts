import { usePersonalQuery } from "../platform/queries.ts";

/** The wishlist as the server has it. Asks nothing while nobody is logged in. */
export function useWishlist() {
  return usePersonalQuery(["wishlist"], async (api, signal) => {
    const { fetchWishlist } = await import("./favorites-on-server.ts");
    return fetchWishlist(api, signal);
  });
}
