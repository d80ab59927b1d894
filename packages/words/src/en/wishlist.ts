// The heart on a piece

export const removeFromFavorites = (name: string) => `Remove ${name} from favorites`;
export const addToFavorites = (name: string) => `Add ${name} to favorites`;
export const changeFailed = "Failed to update wishlist. Please try again.";

// The page

export const myWishlist = "My Wishlist";
/** The number of pieces after the title. */
export const count = (count: number) => ` (${count} items)`;
export const pricesFollow = "Prices follow today’s rate";
/** What a login is for. */
export const toViewWishlist = "view your wishlist";
export const invitation = <Part>(logIn: Part) => [
  "Please log in to view your wishlist. What you keep without an account is in this browser alone; ",
  logIn,
  " to keep it everywhere.",
];
export const logIn = "log in";
export const loadFailed = (why: string) => `Error loading wishlist: ${why}`;
export const someNotLoaded = "Some of your pieces could not be loaded.";

// A wishlist without pieces

export const emptyTitle = "Your wishlist is empty";
export const emptyText =
  "The heart on a piece keeps it here. Its price follows the rate of the day, so you see what it costs whenever you come back.";
export const startShopping = "Start Shopping";

// A piece of the wishlist

export const quantity = (quantity: number) => `Quantity ${quantity}`;
export const remove = (name: string) => `Remove ${name}`;
export const removed = "Removed from your wishlist";
export const undo = "Undo";
export const moveToBag = "Move to Bag";
export const moving = "Moving...";
export const movingPiece = (name: string) => `Moving ${name} to bag...`;
export const addedToCart = "Added to cart";
export const chooseSize = "Choose a size";
export const notNow = "Not now";
