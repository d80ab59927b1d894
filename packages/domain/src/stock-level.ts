/**
 * The states of a hallmarked piece. `reserved`: the piece is bound to an order that is not
 * dispatched.
 */
export const PIECE_STATES = ["in_stock", "reserved", "sold"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/**
 * The states of a product. `draft`: the product was never published. `archived`: the product was
 * taken out of the shop, and past orders still show it.
 */
export const PRODUCT_STATES = ["draft", "published", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
