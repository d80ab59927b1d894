// The page after placing an order

export const thanks = "Thank you for ordering";
export const yourOrder = "Your order";
/** What a visitor has to log in for, after "Please log in to". */
export const toSeeYourOrder = "see your order";
export const inOrderHistory = "You find your order in your order history.";
export const continueShopping = "Continue Shopping";
export const viewYourOrder = "View your order";
export const invoice = "Invoice";

// An order that is not paid, or was undone

export const orderNotPaid = "Your order is not paid";
export const orderWaits = "Your order waits for its payment";
export const didNotGoThrough = <Part>(due: Part, number: Part) =>
  ["The payment of ", due, " for order ", number, " did not go through."] as const;
export const hasNotComeYet = <Part>(due: Part, number: Part) =>
  [
    "The payment of ",
    due,
    " for order ",
    number,
    " has not come yet. The order is confirmed once it is here.",
  ] as const;
export const completeThePayment = "Complete the payment";
/** `state` is the order's state in words. */
export const yourOrderWas = (state: string) => `Your order was ${state.toLowerCase()}`;
export const orderWas = <Part>(number: Part, state: string) =>
  ["Order ", number, ` was ${state.toLowerCase()}. `] as const;

// What the shop has received and sent

export const orderIsYours = <Part>(number: Part) => ["Order ", number, " is yours. "] as const;
export const weWroteTo = <Part>(email: Part) =>
  ["We wrote to ", email, ", and we write again the moment it leaves the shop."] as const;
export const weSentSmsTo = <Part>(phone: Part) =>
  ["We sent an SMS to ", phone, ", and we write again the moment it leaves the shop."] as const;
export const findItInOrderHistory = "You find it in your order history.";
export const advanceHasCome = <Part>(advance: Part, rest: Part) =>
  [
    "Your advance of ",
    advance,
    " has come. The rest of ",
    rest,
    " is due before dispatch, and stays the same whatever the rates do.",
  ] as const;
export const paidOnline = "Paid online";
export const paidOnDelivery = "Paid on delivery";
export const paidAtTheShop = "Paid at the shop";

// What happens now

export const whatHappensNow = "What happens now";
export const demonstration = "This shop is a demonstration: nothing is made, delivered or charged.";
export const advancePaid = "Advance paid";
export const confirmed = "Confirmed";
export const paid = "Paid";
export const madeForYou = "Made for you";
export const inSpan = (span: string) => `in ${span}`;
export const weighedAndPacked = "Weighed and packed";
export const withinSpan = (span: string) => `within ${span}`;
export const youPayTheRest = "You pay the rest";
export const whenItIsReady = "when it is ready";
export const onItsWay = "On its way";
export const expressAndTracked = (express: string) => `${express.toLowerCase()}, tracked`;
export const trackedInsured = "tracked, insured";
export const withYou = "With you";
export const weWriteToYou = "we write to you";

// The delivery, returns and questions

export const goesTo = "Goes to";
export const atTheDoor = "At the door";
export const checkTheSeal = "The box is sealed. Check the seal before you take it.";
export const checkTheSealAndTellCode =
  "The box is sealed. Check the seal before you take it, then tell the courier the code that we send you when it leaves.";
export const haveCashReady = <Part>(amount: Part) =>
  [" Please have ", amount, " ready for the courier."] as const;
export const returns = "Returns";
export const unwornWithin = (days: number) => `Unworn, within ${days} days of delivery. `;
export const howItWorks = "How it works";
export const questions = "Questions";
export const whileYouWait = "While you wait";
export const toGoWith = (name: string) => `To go with ${name}`;
