export const title = "What your gold is worth today";
export const description =
  "Weigh your old gold or silver by today’s live rate: its metal value, what we give for it in exchange, and what is not returned.";
export const lead =
  "Its weight at the rate of now, and what we give for it in exchange for a new piece.";

// The calculator

export const showTheValue = "Show the value";
export const noValueNow =
  "No valid rate is known just now, so no value can be told. Please come back in a while.";
export const whatMetalIsWorth = "What the metal is worth today";
export const refiningAndLoss = (percent: number) => `Refining and loss, ${percent}%`;
export const inExchangeToday = "In exchange today";

// What is returned, and what is not

export const whatIsReturned = "What is returned";
export const returned = (percent: number) =>
  `${percent}% of the metal’s value at the rate of the moment at which you bring it, against a new piece of your choice. The weight that counts is the metal’s own, after we have taken off stones and tested its fineness in front of you.`;
export const howTheRateMoved = "How the rate moved";
export const whatIsNotReturned = "What is not returned";
export const makingIsNotReturned =
  "The making charge: the work on the old piece is not used again.";
export const stonesAreNotReturned = "Stones: they are taken off first and stay yours.";
export const taxIsNotReturned = "GST and shipping that were paid with the old piece.";
