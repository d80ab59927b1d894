import { plural } from "./plural.ts";

export const yourCart = "Your cart";
/** What a visitor has to log in for, after "Please log in to". */
export const toSeeYourCart = "see your cart";
export const emptyCart = "Your cart is empty!";
export const emptyCartText =
  "What you choose waits here, and each piece follows the gold rate until you check out.";
export const startShopping = "Start Shopping";
export const favoritesHint = "The pieces that you kept for later";
export const orderHistoryHint = "What you ordered, and where it is";
export const continueShopping = "Continue Shopping";

// The table of pieces

export const piecesInYourCart = "The pieces in your cart";
export const product = "Product";
export const price = "Price";
export const quantity = "Quantity";
export const lineTotal = "Subtotal";
export const each = <Price>(price: Price) => [price, " each"] as const;
export const remove = "Remove";
export const removePiece = (name: string) => `Remove ${name}`;
/** Announced to screen readers when a piece has gone from the cart. */
export const pieceRemoved = <Name>(name: Name) => [name, " is no longer in your cart."] as const;
export const quantityOf = (name: string) => `Quantity of ${name}`;
/** Before a struck-through price, for screen readers. */
export const notInTheTotal = "Not in the total: ";
export const onRequest = "On request";
export const madeToOrderReadyIn = (days: string) => `Made to order, ready in ${days}`;

// A line's metal, size and engraving

export const lineSize = (size: string) => ` · size ${size}`;
export const lineEngraving = (letters: string) => ` · engraved “${letters}”`;

// What prevents a line or its quantity

export const noLongerAvailable = "No longer available";
export const outOfStock = "Out of Stock";
export const onlyInStock = (stock: number) => `Only ${stock} in stock`;
export const priceOnRequest = "Price on request";
export const atMostOfAPiece = (most: number) => `At most ${most} of a piece`;
export const theOnlyOneInStock = "The only one in stock";
export const allInStock = (stock: number) => `All ${stock} in stock`;

// Changes since the cart was loaded

export const updateCart = "Update cart";
export const updating = "Updating...";
export const upToDate = "Prices are up to date";
export const pleaseTryAgain = "Please try again.";
export const whatHasChanged = "What has changed";
export const takenOutElsewhere = "taken out on another page or device";
export const putInElsewhere = "put in on another page or device";
export const canBeOrderedAgain = "can be ordered again";
export const insteadOf = (now: number, before: number) => `${now} instead of ${before}`;
export const fromTo = (before: string, now: string) => `from ${before} to ${now}`;

// The coupon

export const couponCode = "Coupon code";
/** Before the code of a coupon, for screen readers. */
export const couponBefore = "Coupon ";
export const couponOf = (code: string) => `Coupon ${code}`;
export const removeCoupon = (code: string) => `Remove coupon ${code}`;
/** After the reason for which a coupon doesn't apply. */
export const takesNothingOff = "It takes nothing off now.";
export const apply = "Apply";
export const applying = "Applying...";
export const couponFailed = "The coupon could not be looked at. Please try again.";

// The total

export const cartTotal = "Cart Total";
export const proceedToCheckout = "Proceed to checkout";
export const noValidRate =
  "No valid rate is known just now: the prices are on request until the next one comes.";
export const notOrderable =
  "Take out what can't be ordered now, or less of it, to go on to checkout.";
export const expressAbove = (express: string, amount: string) =>
  `${express}, tracked and free above ${amount}.`;
export const trackedAndInsured = "Tracked and insured delivery.";
export const locksYourPriceFor = (minutes: number) =>
  `The checkout locks your price for ${plural(minutes, "one minute", `${minutes} minutes`)}.`;
export const pricedAt = <Time>(time: Time) => ["Priced at the rate of ", time] as const;
export const subtotal = "Subtotal";
export const discount = "Discount";
export const percentOfSubtotal = (percent: number) => `${percent}% of the subtotal`;
export const percentAfterDiscount = (percent: number) =>
  `${percent}% of the subtotal less the discount`;
export const shipping = "Shipping";
export const free = "Free";
export const total = "Total";

// The drawer after a piece was added

export const addedToCart = "Added to cart";
export const totalOf = (pieces: string) => `Total of ${pieces}`;
export const viewCart = "View cart";
export const checkout = "Checkout";
export const alsoInYourCart = "Also in your cart";
export const andMoreInTheCart = (count: number) => `and ${count} more in the cart`;
export const quantityIs = (quantity: number) => `Quantity ${quantity}`;
export const goesWithIt = "Goes with it";
export const view = "View";

// Failures

export const addingFailed = "Failed to add to cart";
export const removingFailed = "Failed to remove item from cart";
export const loginFirst = "User needs to login First!";
