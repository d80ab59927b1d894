import { piecesText } from "./pieces.ts";

export const pieces = "Pieces";

// The filters

export const filters = "Filters";
export const clearFilters = "Clear Filters";
export const showPieces = (pieces: string) => `Show ${pieces}`;
export const kind = "Kind";
export const metalAndColour = "Metal and colour";
export const carat = "Carat";
export const category = "Category";
export const stone = "Stone";
export const occasion = "Occasion";
export const collection = "Collection";
export const priceWithGst = "Price with GST";
export const weight = "Weight";
export const availability = "Availability";
export const inStockOrToOrder = "In stock or made to order";
/** The text after the number of chosen filters of a group, for screen readers. */
export const chosen = " chosen";
export const noPieces = "No pieces";
export const apply = "Apply";
export const categoriesFailed = "Failed to load categories. Using default categories.";

// The limits of the price and the weight

export const priceFrom = "From";
export const priceTo = "To";
export const betweenPrices = "to";
export const inRupees = (limit: string) => `${limit}, in rupees with GST`;
export const grams = (figure: string) => `${figure} g`;
export const under = (amount: string) => `Under ${amount}`;
export const above = (amount: string) => `Above ${amount}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const beforeGst = " before GST";

// The discounts

export const notReduced = "Not reduced";
export const reduced = "Reduced";
export const percentOrMore = (percent: number) => `${percent}% off or more`;
export const upToPercent = (percent: number) => `Up to ${percent}% off`;
export const percentFromTo = (from: number, to: number) => `${from}% to ${to}% off`;

// The bar above the pieces

export const featured = "Featured";
export const newest = "Newest";
export const priceUp = "Price, low to high";
export const priceDown = "Price, high to low";
export const weightUp = "Weight, low to high";
export const weightDown = "Weight, high to low";
export const sortBy = "Sort by";
export const showing = (first: number, last: number, total: number) =>
  `Showing ${first} to ${last} of ${piecesText(total)}`;
export const activeFilters = "Active filters";
export const removeFilter = (label: string) => `Remove filter ${label}`;
export const kinds = "Kinds";
export const allKinds = "All";

// A listing without pieces, and a listing that was not loaded

export const noneInCategory = "No products available in this category. Please check back later.";
export const noneMatching = "No products found matching your filters.";
/** The words above the filters of which the removal of any one finds pieces. */
export const takeAway = (filters: number) =>
  filters > 1
    ? "Take one away, and there are pieces again:"
    : "Take this away, and there are pieces again:";
export const without = (label: string, pieces: string) => `without ${label} · ${pieces}`;
export const nearByWithout = (label: string) => `Near by, without ${label}`;
export const bothFilters = (one: string, other: string) => `${one} and ${other}`;
export const showingCached = (failure: string) => `Showing cached data. ${failure}`;
export const sessionExpired = "Your session has expired. Please login again.";
export const notPermitted = "You do not have permission to view this content.";
export const resourceNotFound = "The requested resource was not found.";
export const failed = (reason: string) => `Error: ${reason}`;
