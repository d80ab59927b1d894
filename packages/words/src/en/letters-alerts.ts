// The letters that readers ask for: price alerts, pieces that are back, and the newsletter

export { longMoment } from "./indian-time.ts";

export const askedOnce =
  "You get this one letter because your e-mail address was entered in our shop.";
export const linkOfSevenDays =
  "The link works for seven days. If it was not you, do nothing: you will get no letter, and we forget the address within 30 days.";

/** @param carat the carat of gold, or `Silver` */
export const perGram = (carat: string) =>
  carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;
export const withGst = (price: string) => `${price} with GST`;

export const priceAlert = {
  subject: (what: string, price: string) => `${what}: ${price}`,
  preview: (below: string) => `It has fallen below the ${below} that you waited for.`,
  heading: (what: string, below: string) => `${what} is below ${below}`,
  words: "the price that you asked us to watch has come.",
  waitedFor: "You waited for less than",
  on: "On",
  button: "Look at it",
  after: (alerts: string) =>
    `Rates go on moving: what counts is the price at the time of your order. We tell you once; to wait again, set a new price at ${alerts}`,
  because: "You get this letter because you asked to be told of this price.",
};

export const restockConfirm = {
  subject: "Shall we tell you when it is back?",
  preview: "One press, and we write once when the piece can be bought again.",
  words: (piece: string) =>
    `Somebody entered this e-mail address to be told when ${piece} can be bought again. If it was you, say yes. We then write once, when it is back.`,
  button: "Yes, tell me",
};

export const restocked = {
  subject: (piece: string) => `${piece} is back`,
  preview: "You asked us to tell you.",
  words: (piece: string) => `You asked us to tell you: ${piece} can be bought again.`,
  wordsOfSize: (piece: string, size: string) =>
    `You asked us to tell you: ${piece} in size ${size} can be bought again.`,
  button: "Look at it",
  after:
    "It is kept for nobody: who orders first gets it. This was the only letter about it, and we delete your request within 30 days.",
  because: "You get this letter because you asked to be told of this piece.",
};

export const newsletterConfirm = {
  subject: "Shall we send you our letter?",
  preview: "One press, and you are on the list.",
  words:
    "Somebody entered this e-mail address to get our letter: new pieces, what the rates do, and how things are made. If it was you, say yes.",
  button: "Yes, send me the letter",
};

export const newsletterWelcome = {
  subject: "You are on our list",
  preview: "Our letter comes to this address from now on.",
  words:
    "Thank you. Our letter comes to this address from now on: seldom, and only with something to say.",
  after:
    "Every letter has a link at its end that takes you off the list with one press. Then we delete your address from it.",
  because: "You get this letter because you signed up to it and confirmed that.",
};
