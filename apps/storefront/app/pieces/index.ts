export { stoneName, stonesText } from "@suvarna/words/here/stones";
export { ProductCardSkeletons } from "./card-skeletons.tsx";
export { CompareLink, CompareOnCard } from "./compare-link.tsx";
export {
  keepCompared,
  loadCompared,
  MOST_COMPARED,
  readCompared,
  useCompared,
} from "./compared.ts";
export { firstSentence } from "./first-sentence.ts";
export { isDarkGround } from "./ground.ts";
export { kindAddress, kindOfSlug } from "./kind-address.ts";
export { KindTiles } from "./kind-tiles.tsx";
export { matchingPieces, wornWithWords } from "./matching-pieces.ts";
export { PayablePrice } from "./payable-price.tsx";
export { BANNER, PHOTOGRAPH, ZOOMS } from "./photograph.ts";
export {
  metalAndWeight,
  metalInColour,
  metalName,
  piecesText,
  productHref,
  weightText,
} from "./piece-words.ts";
export { placeholderPicture } from "./placeholder-picture.ts";
export { LivePrice, usePrice } from "./price.tsx";
export { CARD_SIZES, ProductGrid } from "./product-grid.tsx";
export { SizeChooser } from "./size-chooser.tsx";
export { type ChosenPiece, chosenPiece } from "./sizes.ts";
