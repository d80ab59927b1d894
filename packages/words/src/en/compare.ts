import type { Kind } from "@suvarna/domain/jewellery";
import { KIND_WORDS } from "./jewellery.ts";

// The page and its title

export const title = "Compare";
export const onePiece = "One piece so far";
const NUMBERS = ["", "One", "Two", "Three", "Four"];
/** The title of a comparison of pieces of one kind, or of pieces of several kinds. */
export const sideBySide = (count: number, kind: Kind | null) =>
  `${NUMBERS[count]} ${severalOf(kind)}, side by side`;
export const atTheRateOf = (time: string) =>
  `All at the rate of ${time}. The sums move together when the rate does.`;
export const onlyDifferences = "Only what differs";
export const scrollsSideways = "Comparison, scrolls sideways";

function severalOf(kind: Kind | null): string {
  if (kind === "earrings") return "pairs of earrings";
  // Coins and bars are of one kind but have two names, so the title calls them pieces.
  if (kind === null || kind === "coin" || kind === "other") return "pieces";
  return KIND_WORDS[kind].many.toLowerCase();
}

// The head of the table

const ADD = ["", "Add a second piece", "Add a third piece", "Add a fourth piece"];
/** The text of the link that adds a piece, by the number of pieces that there are. */
export const addPiece = (count: number) => ADD[count];
export const chooseSize = "Choose size";
export const seeThePiece = "See the piece";
export const remove = "Remove";
export const removePiece = (name: string) => `Remove ${name}`;

// The rows

export const price = "Price";
export const thePiece = "The piece";
export const buyingIt = "Buying it";
export const totalWithGst = "Total with GST";
export const metal = "Metal";
export const stones = "Stones";
export const makingCharge = "Making charge";
export const reduction = "Reduction";
export const inExchange = (metal: string) => `${metal} in exchange today`;
export const grossWeight = "Gross weight";
export const lifeSize = "Life size";
export const sizesOnCounter = "Sizes on the counter";
export const onCounter = "On the counter";
export const withYouAt = (pin: string) => `With you at ${pin}`;
export const certificate = "Certificate";
export const reportOfIgi = "IGI report";
export const engraving = "Engraving";
export const noRoomInside = "No room inside";
export const noRoom = "No room";
export const lettersInside = (most: number) => `Inside, ${most} letters`;
export const lettersOnBack = (most: number) => `On the back, ${most} letters`;
export const inStock = "In stock";
export const sizesFromTo = (first: string, last: string) => `${first} to ${last}`;
export const sizesToOrder = (sizes: string) => `${sizes} to order`;
const LEAST_OF = ["", "", "least of the two", "least of the three", "least of the four"];
/** The note below the lowest value of a row, by the number of pieces. */
export const leastOf = (count: number) => LEAST_OF[count];

// The shop's help

const ALL = ["it", "it", "both", "all three", "all four"];
export const onOneTray = (count: number, hours: string) =>
  `We can lay ${ALL[count]} on one tray for you in the shop${hours ? `, ${hours}` : ""}.`;
export const callTheShop = "Call the shop";

// A comparison without pieces

export const nothingYet = "Nothing to compare yet";
export const nothingYetText =
  "Press Compare on two to four pieces, and they stand here side by side: weight, stones, making charge and the sum with GST.";
export const explore = "Explore Jewellery";
