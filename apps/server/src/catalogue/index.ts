export {
  addCategories,
  addProducts,
  type NewProduct,
} from "./add-products.ts";
export { findCategories, findCategory, hasCategories } from "./categories.ts";
export { countProducts, eraseProducts, tidyCatalogue } from "./erase-products.ts";
export { livePrices } from "./live-prices.ts";
export { type Piece, type PieceSize, pieceInSize, type SizedPiece } from "./piece.ts";
export { findPieces, findProduct } from "./product-rows.ts";
export { productsById } from "./products-by-id.ts";
export { countPublished, findPublished } from "./published.ts";
export { releaseStock, reserveStock } from "./stock.ts";
