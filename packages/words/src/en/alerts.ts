export const tellMeWhenFalls = "Tell me when the price falls";
export const tellMe = "Tell me";
export const notNow = "Not now";
export const logIn = "Log in";
export const sending = "Sending...";
export const tellByEmail =
  "We write to the e-mail address of your account, once. Please log in for that.";

// The dialog of a price alert

/** @param what a piece or a gram of metal */
export const priceIsNow = <Part>(what: string, price: Part) => [
  `${what} is at `,
  price,
  " now. We write to you once, when it costs less than the price you set.",
];
export const lessThanInRupees = "Less than, in rupees";
export const tellOnce = (what: string, price: string) =>
  `We write to you once ${what} costs less than ${price}.`;
export const tellOnceWithGst = (name: string, price: string) =>
  `We write to you once ${name} costs less than ${price} with GST.`;
export const changeAmong = <Part>(alerts: Part) => ["Change or delete it among ", alerts, "."];
export const yourPriceAlerts = "your price alerts";
export const pieceWithGst = (name: string) => `${name} with GST`;

// The box on the page of a piece

export const noRateNow = "There is no valid rate just now. Please come back in a while.";
/** @param metal the carat of the piece, or the word for silver */
export const movesWithRate = (metal: string) =>
  `It moves with the ${metal} rate. Name a sum, and we write once when it costs less.`;
export const silver = "silver";
export const priceInRupees = "Price with GST, in rupees";
export const alertNotSet = "The alert could not be set. Please try again.";
export const needsJavaScript = "Setting an alert needs JavaScript.";

// By e-mail and by SMS

export const waitsForEmail = (email: string) =>
  `Your alerts go to ${email} once it is confirmed, and wait until then.`;
export const waitsWithoutEmail =
  "Your alerts wait until you add an e-mail address in your profile.";
export const bySmsAfterProof = <Part>(confirmNumber: Part) => [
  "By SMS as well? ",
  confirmNumber,
  " in your profile first.",
];
export const confirmNumber = "Confirm your number";
export const bySms = <Part>(phone: Part) => ["By SMS as well, to ", phone];
export const notSaved = "This could not be saved. Please try again.";

// The page of the price alerts

export const lead =
  "We write to you once, when a rate or a piece costs less than the price you set.";
/** What a login is for. */
export const toSeeAlerts = "see your price alerts";
export const followFavorite = "Follow one that you kept for later";
export const whatGoldComesTo = "What it comes to today";
export const noAlertsYet = "No price alerts yet";
export const seeTheRates = "See the rates";
export const seeThePieces = "See the pieces";
export const howToSet =
  'Choose "Tell me when the price falls" beside a rate or on the page of a piece.';

// A price alert

export const pieceGone = "A piece that left the shop";
export const notDeleted = "The alert could not be deleted. Please try again.";
export const lessThan = <Part>(price: Part) => ["Less than ", price];
export const lessThanNowAt = <Part>(price: Part, now: Part) => [
  "Less than ",
  price,
  " · now ",
  now,
];
export const withGst = ", with GST";
export const told = (date: string, price: string) => `Told on ${date} at ${price}`;
export const waiting = "Waiting";
export const changePriceOf = (what: string) => `Change the price for ${what}`;
export const change = "Change";
export const deleteAlertOf = (what: string) => `Delete the alert for ${what}`;
export const deleteIt = "Delete";
export const deleting = "Deleting...";
export const save = "Save";
