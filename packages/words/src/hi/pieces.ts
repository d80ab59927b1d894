import { formatNumber, formatWeight } from "@suvarna/domain/formats";
import type { Milligrams } from "@suvarna/domain/money";
import { plural } from "./plural.ts";

/** A number of pieces: `1 गहना`, `104 गहने`. */
export const piecesText = (count: number) =>
  `${formatNumber(count)} ${plural(count, "गहना", "गहने")}`;
/** A weight with its unit: `8.450 ग्राम`. */
export const weight = (mg: Milligrams) => `${formatWeight(mg).slice(0, -1)}ग्राम`;
/** The weight of stones, by their carats. */
export const stoneWeight = (carats: number) => `${carats.toFixed(2)} कैरेट`;

// The prices of a card

export const priceOnRequest = "कीमत पूछने पर";
export const withGst = " GST सहित";
/** A price before GST, below the price with GST. */
export const beforeGst = (amount: string) => `${amount} + GST`;
export const percentOff = (percent: number) => `${percent}% छूट`;
export const priceNow = "अब ";
export const priceBefore = "पहले ";

// A card

export const outOfStock = "स्टॉक में नहीं";
export const madeToOrder = "ऑर्डर पर बनेगा";
export const compare = "तुलना करें";
export const comparePiece = (name: string) => `${name}: तुलना करें`;
/** The name of a card's link to the listing of the piece's category. */
export const shopCategoryLike = (category: string, name: string) =>
  `${category}: “${name}” जैसे और गहने`;
export const viewLarger = (name: string) => `${name}: बड़ा देखें`;
export const picturesOf = (name: string) => `${name}: तस्वीरें`;
export const anotherView = (name: string) => `${name}, दूसरी तरफ़ से`;

// Rows of pieces

export const waysToBegin = "यहाँ से शुरू करें";
export const recentlyViewed = "आपने हाल में देखा";
export const fromFavorites = "आपके पसंदीदा में से";
/** What a piece and the pieces that are worn with it have in common. */
export const alsoWithStone = (stone: string, colour: string) =>
  `वही रत्न (${stone}) और वही धातु (${colour})।`;
export const alsoWithoutStones = (colour: string) => `वही धातु (${colour}), बिना रत्न के।`;

// The sizes of a piece

export const size = "साइज़";
export const chooseFirst = (name: string) => `पहले ${name} चुनें`;
export const notChosenYet = "अभी नहीं चुना";
export const sizeToOrder = "ऑर्डर पर";
/** Below a size that can't be bought, in a narrow box. */
export const sizeSoldOut = "बिक गया";
export const sizeIsMade = (chosen: string | null, days: string, advancePercent: number) =>
  `साइज़ ${chosen} आपके लिए ${days} में बनेगा, ${advancePercent}% एडवांस के साथ।`;
export const sizesToOrder = (days: string) => `ऑर्डर वाला साइज़ ${days} में बनता है। `;
export const sizesDiffer = "हर साइज़ का वज़न और कीमत अलग है।";
