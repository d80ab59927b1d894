import { usePersonalQuery } from "../platform/queries.ts";

/** The wishlist on the server. The query runs only for a logged-in user. */
export function useWishlist() {
  return usePersonalQuery(["wishlist"], async (api, signal) => {
    const { fetchWishlist } = await import("./favorites-on-server.ts");
    return fetchWishlist(api, signal);
  });
}
