import { istDayWords, longDate } from "./indian-time.ts";

// The list of orders

/** What a visitor has to log in for, after "Please log in to". */
export const toSeeYourOrders = "see your orders";
export const seeAllYourOrders = "See all your orders";
export const noOrdersFound = "No Orders Found";
export const exploreJewellery = "Explore Jewellery";
export const noOrdersText =
  "What you order is kept here, with its invoice and what its metal is worth on the day.";
export const loading = "Loading...";
export const showEarlierOrders = "Show earlier orders";
export const favoritesHint = "The pieces that you kept for later";
export const supportHint = "An order that is missing here";
export const noneOnTheWay = "No parcel is on its way to you now.";
export const noneDone = "None of your orders is done yet.";
export const allShown = <Part>(support: Part, phone: Part) =>
  ["These are all your orders. Something missing? ", support, " or call ", phone, "."] as const;
export const writeToSupport = "Write to support";
export const boughtMost = "Bought most";
export const whichOrders = "Which orders";
export const all = "All";
export const onTheWay = "On the way";
export const done = "Done";

// An entry of the list

export const viewOrder = "View order";
/** After "View order", for screen readers. */
export const viewOrderNumber = (number: string) => ` #${number}`;
export const invoice = "Invoice";
export const creditNote = "Credit note";
/** After the name of a paper, for screen readers. */
export const ofNumber = (number: string) => ` of #${number}`;
export const payTheRest = "Pay the rest";
export const completeThePayment = "Complete the payment";
export const trackIt = "Track it";
export const trackParcel = "Track parcel";
export const metalWorthToday = <Part>(amount: Part) =>
  [" Its metal is worth ", amount, " today."] as const;

// Where an order is

export const andMore = (name: string, count: number) => `${name} and ${count} more`;
export const leftTheShop = (day: string) => `Left the shop on ${istDayWords(day)}. `;
export const withYou = (when: string) => `With you ${when}.`;
export const withYouForCode = (when: string) =>
  `With you ${when}; the courier asks for the code that we sent you.`;
export const deliveredOn = (since: string, until: string) =>
  `Delivered on ${longDate(since)}. Repair is free until ${longDate(until)}.`;
export const handedOverOn = (since: string, until: string) =>
  `Handed over at the shop on ${longDate(since)}. Repair is free until ${longDate(until)}.`;
/** Before the number of an order. */
export const orderBefore = " Order ";
/** The days on which an order is expected; `from` has no month if `to` has the same. */
export const expected = (from: string, to: string) => `Expected ${from} to ${to}`;

// Why an order waits, and where its money is

export const keptUntil = (until: string) => `Its pieces are kept for you until ${until}.`;
export const wrongAmount =
  "Another amount came than was due. It goes back by itself, and the order is not confirmed.";
export const cameTooLate =
  "The payment came too late. It goes back by itself, and nothing is charged for the order.";
export const timeIsOver =
  "The time to pay is over: its pieces are on sale again, and nothing is charged for it.";
export const canPayAgain =
  "The payment did not go through; you can pay again. Money that was taken all the same goes back by itself.";
export const restAsked = (rest: string) =>
  `Your order is ready. Please pay the rest of ${rest}: we send it as soon as that has come.`;
export const restLater = (advance: string, rest: string) =>
  `The advance of ${advance} is paid. The rest of ${rest} is due before dispatch; it stays the same, whatever the rates do.`;
export const whatYouPaid = "What you paid";
export const sentToBank = (sum: string) =>
  `${sum} was sent to your bank account. Your bank may take some days to show it.`;
export const sentTheWayPaid = (sum: string) =>
  `${sum} was sent back the way it was paid. Your bank may take some days to show it.`;
export const onItsWayBack = (sum: string) =>
  `${sum} is on its way back, the way it was paid. Your bank may take some days to show it.`;
export const onItsWayToBank = (sum: string) =>
  `${sum} is on its way to your bank account or UPI address. Your bank may take some days to show it.`;
export const askForAccount = (sum: string) =>
  `It was paid at the door, so we send ${sum} to your bank account: please answer our letter with its number and IFSC.`;
export const allPiecesGoBack = "The money of all its pieces goes back.";
export const nothingCharged = "Nothing was charged for it.";
export const couldNotBeDelivered = "It could not be delivered to you.";
export const nothingPaidOrOwed = "You have paid nothing for it, and you owe nothing.";

// Ordering the same pieces again

export const orderAgain = "Order again";
export const adding = "Adding...";
export const addedAtTodaysPrices = "Added to your cart at today's prices";
export const notEverything = "Not everything can be had";
export const noneToBeHad = "These can’t be had any more";
export const restIsInCart = "The rest is in your cart, at today's prices.";
export const nothingAdded = "Nothing was added.";
export const goToTheCart = "Go to the cart";

// Cancelling an order

export const cancelOrder = "Cancel order";
export const cancelThisOrder = "Cancel this order?";
export const cancelling = "Cancelling...";
export const yesCancel = "Yes, cancel it";
export const keepTheOrder = "Keep the order";
export const orderCancelled = "Order cancelled";
export const paidGoesBack = <Part>(sum: Part) =>
  [
    "All that you paid goes back the way it was paid: ",
    sum,
    ". It is sent at once; your bank may take some days to show it. Today's price is not kept for you.",
  ] as const;
export const paidGoesToBank = <Part>(sum: Part) =>
  [
    "All that you paid goes back to your bank account: ",
    sum,
    ". We write to you about it. Today's price is not kept for you.",
  ] as const;
export const paidIsBack =
  "All that you paid has already gone back, or is on its way. Today's price is not kept for you.";
export const nothingToGoBack =
  "Nothing was charged, so nothing has to go back. Today's price is not kept for you.";
