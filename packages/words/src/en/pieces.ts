import { formatNumber, formatWeight } from "@suvarna/domain/formats";
import type { Milligrams } from "@suvarna/domain/money";
import { plural } from "./plural.ts";

/** A number of pieces: `1 piece`, `104 pieces`. */
export const piecesText = (count: number) =>
  plural(count, "1 piece", `${formatNumber(count)} pieces`);
/** A weight with its unit: `8.450 g`. */
export const weight = (mg: Milligrams) => formatWeight(mg);
/** The weight of stones, by their carats. */
export const stoneWeight = (carats: number) => `${carats.toFixed(2)} ct`;

// The prices of a card

export const priceOnRequest = "Price on request";
export const withGst = " with GST";
/** A price before GST, below the price with GST. */
export const beforeGst = (amount: string) => `${amount} + GST`;
export const percentOff = (percent: number) => `${percent}% off`;
export const priceNow = "Now ";
export const priceBefore = "Was ";

// A card

export const outOfStock = "Out of Stock";
export const madeToOrder = "Made to order";
export const compare = "Compare";
export const comparePiece = (name: string) => `Compare ${name}`;
/** The name of a card's link to the listing of the piece's category. */
export const shopCategoryLike = (category: string, name: string) =>
  `Shop ${category}, like ${name}`;
export const viewLarger = (name: string) => `View ${name} larger`;
export const picturesOf = (name: string) => `Pictures of ${name}`;
export const anotherView = (name: string) => `${name}, another view`;

// Rows of pieces

export const waysToBegin = "Ways to begin";
export const recentlyViewed = "Recently viewed";
export const fromFavorites = "From your favorites";
/** What a piece and the pieces that are worn with it have in common. */
export const alsoWithStone = (stone: string, colour: string) =>
  `With ${stone.toLowerCase()} too, in ${colour.toLowerCase()}.`;
export const alsoWithoutStones = (colour: string) =>
  `Also in ${colour.toLowerCase()}, without stones.`;

// The sizes of a piece

export const size = "Size";
export const chooseFirst = (name: string) => `Choose a ${name.toLowerCase()} first`;
export const notChosenYet = "Not chosen yet";
export const sizeToOrder = "to order";
/** Below a size that can't be bought, in a narrow box. */
export const sizeSoldOut = "sold out";
export const sizeIsMade = (chosen: string | null, days: string, advancePercent: number) =>
  `Size ${chosen} is made for you in ${days}, with a ${advancePercent}% advance.`;
export const sizesToOrder = (days: string) => `A size to order is made in ${days}. `;
export const sizesDiffer = "Each size has its own weight and price.";
