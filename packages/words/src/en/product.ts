// The page's title, and pages that can't be shown

export const pricedByWeight = (name: string) => `${name}, priced by weight at today’s rate.`;
export const notFound = "Product not found";
export const notFoundText =
  "This piece is not in the shop. It may have been the only one of its kind, and sold. The address may also have a letter too many.";

// The price

/** The weight at which the price above counts, after the sum. */
export const withGstAt = <Weight>(weight: Weight) => ["with GST, at ", weight] as const;
export const todaysRate = <Rate>(carat: string, rate: Rate) =>
  [carat, " at ", rate, " per gram, today’s rate"] as const;
export const pastPrices = "Its price of the past 90 days";
export const ninetyDays = "90 days";
export const stones = "Stones";
export const making = "Making";
export const discount = "Discount";
export const payNow = (percent: number) => `with GST · ${percent}% now`;
export const withGstAtWeight = (weight: string) => `with GST, at ${weight}`;

// Buying

export const addToCart = "Add to Cart";
export const adding = "Adding…";
export const addingFailed = "Failed to add to cart";
export const share = "Share";
export const cartNeedsJavaScript = "Adding to the cart needs JavaScript.";
export const ringSize = "Ring size";
export const bangleSize = "Bangle size";

// A piece made to order

export const isMadeForYou = (days: string, percent: number) =>
  `It is made for you in ${days}, with a ${percent}% advance. Your price is fixed at the rate of the minute you pay it.`;
export const advanceOf = (percent: number) => `Advance, ${percent}%`;
export const onOrdering = <Amount>(amount: Amount) => [amount, " on ordering"] as const;
export const theRest = "The rest";
export const beforeDispatch = <Amount>(amount: Amount) => [amount, " before dispatch"] as const;
export const ifLighter = "If it comes out lighter";
export const differenceBack = "The difference is paid back, by the gram";

// The engraving

export const engraveInside = "Engrave the inside";
export const engraveBack = "Engrave the back";
export const engravingOptional = (most: number) => `optional, up to ${most} letters`;
export const lettersToEngrave = "Letters to engrave";
export const lettersWrong = "Use A to Z, digits, & . and -";
export const engravedIsYours = "An engraved piece is yours: it can be exchanged, not sent back.";

// The delivery to a PIN code

export const withYou = (days: string) => `With you ${days}`;
export const trackedTo = (pin: string | null, place: string) =>
  `${pin} ${place}, tracked and insured`;
export const changePin = "Change PIN code";
export const change = "Change";
export const deliveryTo = "Delivery to PIN code";
export const deliveryPin = "Delivery PIN code";
export const check = "Check";
export const pinInvalid = "Enter a PIN code of six digits, such as 560003.";
export const pinUnknown = "No place in India has this PIN code. Please check it.";

// The price break-up

export const priceBreakUp = "Price break-up";
export const priceBreakUpOf = (name: string) => `Price break-up of ${name}`;
export const noRate = (carat: string) => `No valid ${carat} rate is known just now.`;
export const everyRupee = <Time>(time: Time) =>
  ["Every rupee, at the rate of ", time, "."] as const;
export const component = "Component";
export const value = "Value";
export const makingCharge = "Making charge";
export const perGram = (amount: string) => `${amount}/g`;
export const price = "Price";
export const totalWithGst = "Total with GST";

// The telephone

export const askTheShop = (hours: string) => `Ask the shop, ${hours}`;
