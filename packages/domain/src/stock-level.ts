/** A product of which at most so many pieces are in stock, but any, is low. */
export const LOW_STOCK = 1;

/** The states of one hallmarked piece. `reserved`: it is bound to an order that is not dispatched. */
export const PIECE_STATES = ["in_stock", "reserved", "sold"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/**
 * The states of a product. `draft`: it was never published. `archived`: it was taken out of the shop,
 * and past orders still show it.
 */
export const PRODUCT_STATES = ["draft", "published", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
