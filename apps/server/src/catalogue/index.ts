export {
  addCategories,
  addProducts,
  type NewProduct,
} from "./add-products.ts";
export { assignHuid, releaseHuid } from "./assign-huid.ts";
export {
  type CategoryName,
  findCategories,
  findCategory,
  hasCategories,
  lockCategoryRow,
} from "./categories.ts";
export { changeApprovedMaking } from "./change-making.ts";
export {
  addCollections,
  collectionSlugs,
  findShownCollections,
  type NewCollection,
  unknownCollection,
} from "./collections.ts";
export { copyProducts } from "./copy-products.ts";
export { refuseGreatDiscount } from "./discount-limit.ts";
export { countProducts, eraseProducts, vacuumCatalogue } from "./erase-products.ts";
export { countByCarat, findExamplePieces } from "./example-pieces.ts";
export { findMenu } from "./find-menu.ts";
export { type ImportedProduct, undoImportedProducts, writeImported } from "./import-products.ts";
export type { Listing } from "./listing/listing.ts";
export { livePrices } from "./live-prices.ts";
export { type Piece, type PieceSize, pieceInSize, type SizedPiece } from "./piece.ts";
export { pieceByHuid } from "./pieces.ts";
export type { AuthorProof, PriceGuard } from "./price-guard.ts";
export { columnsOf } from "./product-columns.ts";
export { findProductIds } from "./product-ids.ts";
export {
  type ExportedList,
  findHuids,
  findNamedProducts,
  type ImportedInput,
  lockProductInputs,
  type NamedProduct,
  pageNamedProducts,
} from "./product-input.ts";
export { findPieces, findProduct, translatedNames } from "./product-rows.ts";
export { productsById } from "./products-by-id.ts";
export { publishApproved } from "./publish-product.ts";
export { findPartStarts, findPublished } from "./published.ts";
export { keepSearchWords } from "./search/keep-index.ts";
export { releaseStock, reserveStock } from "./stock.ts";
export { findScarce } from "./stock-figures.ts";
export {
  invalidateCatalogue,
  invalidateProduct,
  invalidateStock,
  tagsOfAvailable,
  tagsOfProduct,
} from "./tags.ts";
export { CATEGORY_TEXTS, COLLECTION_TEXTS, PRODUCT_TEXTS } from "./translated-texts.ts";
export { type SearchIndexing, translatedLists, translatedProducts } from "./translated-things.ts";
