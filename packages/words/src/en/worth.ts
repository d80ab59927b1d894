// The links on the page of a piece

export const compareWithAnother = "Compare with another";

// The value of a piece's metal in exchange

export const goldInExchange = "Its gold in exchange today";
export const silverInExchange = "Its silver in exchange today";
export const percentOfMetal = (percent: number) => `${percent}% of the metal`;
export const percentOfMetalWithoutStones = (percent: number) =>
  `${percent}% of the metal, without the stones`;
export const exchangeCaption = "What its metal is worth in exchange today";
export const atTodaysRate = "at today’s rate";
export const exchangeExplained =
  "This is its value at the rate of this moment. When you bring it, the rate and the weight of that day count, so it may be more or less. Making charge, stones and GST are not part of it.";
export const valueOtherMetal = "Value other gold or silver";

// The price history of a piece

export const priceOfThisPiece = "The price of this piece";
export const daysShown = "Days shown";
export const oneYear = "1 year";
export const days = (days: number) => `${days} days`;
export const priceOver = (span: string, lowest: string, highest: string) =>
  `Price with GST over ${span}, from ${lowest} to ${highest}`;
export const lowestPrice = <Part>(price: Part, date: string) => [
  "What it comes to with GST at our stored rate of each day. Lowest ",
  price,
  ` on ${date}.`,
];
/** The same for a piece in sizes, with the weight that the prices are for. */
export const lowestPriceAt = <Part>(weight: string, price: Part, date: string) => [
  `What ${weight} comes to with GST at our stored rate of each day. Lowest `,
  price,
  ` on ${date}.`,
];
export const sameAsTable = "The same as a table";
export const day = "Day";
export const withGst = "With GST";
