import type { Kind } from "@suvarna/domain/jewellery";
import { KIND_WORDS } from "./jewellery.ts";

// The page and its title

export const title = "तुलना";
export const onePiece = "अभी एक ही गहना";
const NUMBERS = ["", "एक", "दो", "तीन", "चार"];
/** The title of a comparison of pieces of one kind, or of pieces of several kinds. */
export const sideBySide = (count: number, kind: Kind | null) =>
  `${NUMBERS[count]} ${severalOf(kind)}, साथ-साथ`;
export const atTheRateOf = (time: string) =>
  `सब ${time} के भाव पर। भाव बदलने पर सभी रकमें साथ बदलती हैं।`;
export const onlyDifferences = "सिर्फ़ फ़र्क दिखाएँ";
export const scrollsSideways = "तुलना, दाएँ-बाएँ खिसकाएँ";

function severalOf(kind: Kind | null): string {
  if (kind === "earrings") return "जोड़ी बालियाँ";
  // Coins and bars are of one kind but have two names, so the title calls them pieces.
  if (kind === null || kind === "coin" || kind === "other") return "गहने";
  return KIND_WORDS[kind].many;
}

// The head of the table

const ADD = ["", "दूसरा गहना जोड़ें", "तीसरा गहना जोड़ें", "चौथा गहना जोड़ें"];
/** The text of the link that adds a piece, by the number of pieces that there are. */
export const addPiece = (count: number) => ADD[count];
export const chooseSize = "साइज़ चुनें";
export const seeThePiece = "गहना देखें";
export const remove = "हटाएँ";
export const removePiece = (name: string) => `${name} हटाएँ`;

// The rows

export const price = "कीमत";
export const thePiece = "गहना";
export const buyingIt = "खरीदना";
export const totalWithGst = "कुल, GST सहित";
export const metal = "धातु";
export const stones = "रत्न";
export const makingCharge = "गढ़ाई शुल्क";
export const reduction = "छूट";
export const inExchange = (metal: string) => `आज ${metal} बदलने पर`;
export const grossWeight = "कुल वज़न";
export const lifeSize = "असली नाप";
export const sizesOnCounter = "दुकान में मौजूद साइज़";
export const onCounter = "दुकान में";
export const withYouAt = (pin: string) => `${pin} पर डिलीवरी`;
export const certificate = "सर्टिफ़िकेट";
export const reportOfIgi = "IGI रिपोर्ट";
export const engraving = "नाम उकेरना";
export const noRoomInside = "अंदर जगह नहीं";
export const noRoom = "जगह नहीं";
export const lettersInside = (most: number) => `अंदर, ${most} अक्षर`;
export const lettersOnBack = (most: number) => `पीछे, ${most} अक्षर`;
export const inStock = "स्टॉक में";
export const sizesFromTo = (first: string, last: string) => `${first} से ${last}`;
export const sizesToOrder = (sizes: string) => `${sizes} ऑर्डर पर`;
const LEAST_OF = ["", "", "दोनों में सबसे कम", "तीनों में सबसे कम", "चारों में सबसे कम"];
/** The note below the lowest value of a row, by the number of pieces. */
export const leastOf = (count: number) => LEAST_OF[count];

// The shop's help

const ALL = ["यह गहना", "यह गहना", "दोनों गहने", "तीनों गहने", "चारों गहने"];
export const onOneTray = (count: number, hours: string) =>
  `दुकान में हम आपके लिए ${ALL[count]} एक ट्रे में रखकर दिखा सकते हैं${hours ? `: ${hours}` : "।"}`;
export const callTheShop = "दुकान पर कॉल करें";

// A comparison without pieces

export const nothingYet = "तुलना के लिए अभी कुछ नहीं";
export const nothingYetText =
  "दो से चार गहनों पर ‘तुलना करें’ दबाएँ, और वे यहाँ साथ-साथ दिखेंगे: वज़न, रत्न, गढ़ाई शुल्क और GST सहित कुल रकम।";
export const explore = "गहने देखें";
