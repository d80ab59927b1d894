// The certificate and the hallmark

export const certificateAndHallmark = "Certificate and hallmark";
export const reportOfIgi = "IGI report";
export const hallmarkOfBis = "BIS hallmark";
export const huidWithPair = "HUID with each pair";
export const huidWithPiece = "HUID with each piece";
export const huidWhenFinished = "HUID given when it is finished";
export const struckInto = "Struck into the metal of this piece:";
export const struckWhenFinished = "Struck into the metal when the piece is finished:";
export const marks = "Marks";
export const standardMark = "standard mark";
export const purityMark = (percent: number) => `purity, ${percent}%`;
export const huidOfPiece = "HUID of this piece";
export const checkHuid =
  "Check the HUID yourself in the BIS CARE app, under Verify HUID. The number is on your invoice too.";
export const silverByPurity =
  "Silver of this weight is sold by its purity, which stands on your invoice.";
export const purityOnCard =
  "Its purity stands on the card that it is sealed with, and on your invoice.";
export const metalAndNetWeight = (metal: string, weight: string) => `${metal}, ${weight} net`;
export const settingFromNear = (name: string) => `${name}, the setting from near`;
export const stonesTogether = (count: number, weight: string) => `${count}, ${weight} together`;

// Returns and repairs

export const returnsAndRepairs = "Returns and repairs";
export const repairWithin = (months: number) => `repair free within ${months} months`;
export const madeForYou = "Made for you";
export const backOnlyIfDamaged = "sent back only if damaged or not as shown";
export const exchangedNotRefunded = "Exchanged, not refunded";
export const returnDays = (days: number) => `${days} days`;
export const madeForYouText = "Made for you: sent back only if it is damaged or not as shown";
export const engravedForYouText = (days: number) =>
  `Engraved for you: exchanged within ${days} days of delivery, unworn, and not refunded`;
export const returnWithin = (days: number) =>
  `Return or exchange within ${days} days of delivery, unworn`;
export const repairFreeWithin = (months: number) => `Repair free within ${months} months`;
export const customOrder = (days: string, percent: number) =>
  `Custom order: ready in ${days}, with a ${percent}% advance`;
export const readyIn = (hours: string) => `Ready for dispatch in ${hours}`;
export const standardDelivery = (here: string, abroad: string) =>
  `Standard delivery ${here} after dispatch in India, ${abroad} to the United States and the United Kingdom, tracked and insured`;

// The tables of facts

export const details = "Details";
export const detailsOf = (name: string) => `Details of ${name}`;
export const metal = "Metal";
export const netWeight = "Net weight";
export const grossWeight = "Gross weight";
export const dimensions = "Dimensions";
export const category = "Category";
export const certificate = "Certificate";
export const origin = "Country of origin";
export const specifications = "Specifications";
export const specificationsOf = (name: string) => `Specifications of ${name}`;
export const modelNumber = "Model number";
export const style = "Style";
export const netAndDimensions = (weight: string, dimensions: string | null) =>
  dimensions ? `${weight} net, ${dimensions}` : `${weight} net`;
export const purity = "Purity";
export const size = "Size";
export const oneSize = "One size";
export const totalWeight = "Total weight";
export const setIncludes = "Set includes";
export const occasion = "Occasion";
export const designTheme = "Design theme";
export const finish = "Finish";

// How it is made, and other pieces

export const howItIsMade = "How it is made";
export const smallerCostsLess =
  "A smaller size weighs less and costs less. The sum above follows the size you choose.";
export const wearItWith = "Wear it with";
export const alsoLike = "You may also like";
export const onTheCounterToday = "On the counter today";
export const allOf = (listing: string) => `All ${listing}`;
export const noneRelated = "No related products available";
export const checkBackLater = "Check back later for more items";
