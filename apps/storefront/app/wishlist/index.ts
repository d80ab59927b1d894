export { startFavoritesSync } from "./change-favorites.ts";
export { FavoritesCount } from "./favorites-count.tsx";
export { setServerFavorites } from "./favorites-on-server.ts";
export { useFavoriteIds } from "./favorites-store.ts";
export { HeartButton } from "./heart-button.tsx";
export { useWishlist } from "./wishlist-query.ts";
