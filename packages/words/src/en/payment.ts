import type { DeclineReason } from "@suvarna/domain/payment";

export const payment = "Payment";
/** What a visitor has to log in for, after "Please log in to". */
export const toPayForYourOrder = "pay for your order";
export const inOrderHistory = "You find your orders in your order history.";

// The choice of a payment method

export const billingDetails = "Billing details";
export const howToPay = "How to pay";
export const chooseHowToPay = "Choose how to pay";
export const howMuchToPayNow = "How much to pay now";
export const chooseHowMuch = "Choose how much to pay now";
export const card = "Debit or credit card";
export const cardHint = "Visa, Mastercard, RuPay";
export const bankTransfer = "Bank transfer";
export const bankTransferHint = "Net banking, all major banks";
export const cashOnDelivery = "Cash on delivery";
export const cashHint = "Pay when your order arrives";
export const onlineNotOpen = "Online payment is not open yet";
export const onlyIndia = "Only for addresses in India";
export const notMadeToOrder = "Not for pieces that are made to order";
export const notAvailableFrom = (amount: string) => `Not available from ${amount} on`;
export const upiUpTo = (amount: string) => `Up to ${amount} in one payment`;
export const upiTooMuch = (amount: string) =>
  `Up to ${amount} in one payment; please pay by card or bank transfer`;
export const wholeOrder = "The whole order";
export const anAdvance = "An advance";
export const advanceOfAll = <Part>(percent: number, rest: Part) =>
  [
    `${percent}% of what is made to order. The rest of `,
    rest,
    " is due before dispatch, and stays the same whatever the rates do.",
  ] as const;
export const advanceOfSome = <Part>(percent: number, rest: Part) =>
  [
    `${percent}% of what is made to order, and all of what is ready. The rest of `,
    rest,
    " is due before dispatch, and stays the same whatever the rates do.",
  ] as const;
export const noPaymentAbroad =
  "Cash on delivery is only for addresses in India, and online payment opens soon. Until then nothing can be sent abroad.";
export const noPaymentMadeToOrder =
  "Cash on delivery is not allowed for pieces that are made to order, and online payment opens soon. Until then they can't be ordered.";
export const noPaymentFrom = (amount: string) =>
  `Cash on delivery is not allowed for orders of ${amount} and more, and online payment opens soon. Until then an order of this value can't be placed.`;

// Another way to pay

export const payAnotherWay = "Pay another way";
export const piecesStay = "The pieces and their prices stay as they are.";
export const payAtTheDoor = "Pay at the door";
export const payThisWay = "Pay this way";
export const opening = "Opening...";
export const windowNotOpened = "The payment window can’t be opened.";
export const verificationFailed = "Payment failed or verification failed.";
/** The message of the gateway or of the API for a payment that the bank has refused. */
export const paymentRefused = (message: string) => message;
export const paymentSuccessful = "Payment successful!";

// The state of the payment

export const notPaidYet = "Not paid yet";
export const waitingForTheBank = "Waiting for the bank";
export const notPaid = "Not paid";
export const onItsWayBack = "On its way back";
export const waitingForPayment = "Waiting for your payment";
export const waitingForYourBank = "Waiting for your bank";
export const paymentFailed = "Payment failed";
export const anotherAmountArrived = "Another amount arrived";
export const cameTooLate = "The payment came too late";
export const timeIsOver = "The time to pay is over";
export const payTheRestTitle = "Pay the rest of your order";

// What happened, and what follows

export const restNotVerified =
  "Your order is kept as it is: you can pay the rest again. Money that was taken all the same goes back by itself.";
export const notVerified =
  "The gateway has not told us of your money. Should it come later, this page goes on by itself, and nothing is charged twice.";
export const askingYourBank =
  "We ask your bank whether the money has come. This page goes on by itself; you may also close it and look at your order later.";
export const bankDeclined = "Your bank has declined the payment. ";
export const didNotGoThrough = "The payment did not go through. ";
export const canPayAgain = "Your order and its prices are kept, and you can pay it again.";
export const canPayAgainUntil = <Part>(until: Part) =>
  ["Your order and its prices are kept, and you can pay it again until ", until, "."] as const;
export const wrongAmountText =
  "We received another amount than the order comes to, so it is not confirmed. What came goes back to you by itself; nothing is lost.";
export const lateText =
  "It arrived when the pieces could no longer be had at that price. The whole sum is on its way back to you.";
export const lateTextAt = <Part>(time: Part) =>
  [
    "It arrived at ",
    time,
    ", when the pieces could no longer be had at that price. The whole sum is on its way back to you.",
  ] as const;
export const overText =
  "Your pieces are on sale again, and nothing is charged for this order. If you have paid and your bank is slow, the order is still confirmed when its pieces can be had; else your money goes back by itself.";
export const orderComesTo = <Part>(number: Part, total: Part) =>
  ["Order ", number, " comes to ", total, "."] as const;
export const keptUntil = <Part>(until: Part) =>
  [" Your pieces are kept for you until ", until, "."] as const;
export const restIsDue = <Part>(advance: Part, rest: Part) =>
  [
    " Your advance of ",
    advance,
    " is paid; the rest of ",
    rest,
    " is due before dispatch.",
  ] as const;
export const advanceIsDue = <Part>(advance: Part, rest: Part) =>
  [" The advance of ", advance, " is due now, the rest of ", rest, " before dispatch."] as const;

// The buttons

export const payTheRest = "Pay the rest";
export const payAgain = "Pay again";
export const payNow = "Pay now";
export const putInCartAgain = "Put the pieces in the cart again";
export const continueShopping = "Continue Shopping";
export const viewYourOrder = "View your order";

// The steps of the order

export const orderPlaced = "Order placed";
export const confirmed = "Confirmed";
export const isYoursToMake = "is yours to make";
export const byEmailAndSms = "by e-mail and SMS";
export const atYourBank = "at your bank";
export const notYet = "not yet";
export const amountDiffers = "Amount differs";
export const notAnyMore = "not any more";
export const received = "Received";
export const sentBack = "Sent back";
export const theWayItCame = "the way it came";
export const onYourAccount = "On your account";
export const inBankDays = "in 5 to 7 bank days";
export const notPaidInTime = "Not paid in time";

// The facts of the payment

export const backByItself = "It goes back by itself, in 5 to 7 bank days";
export const whatTheBankSaid = "What the bank said";
/** The label of the reason where the bank's own words are not known. */
export const whyItFailed = "Why it did not work";
/** Why an attempt to pay failed, for a shopper who does not read the bank's own words. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  insufficient_funds: "There was not enough money in the account.",
  limit_reached: "The limit for payments is reached.",
  wrong_code: "The OTP, PIN or CVV was wrong.",
  too_many_tries: "A wrong PIN or OTP was entered too often.",
  not_confirmed: "The payment was not confirmed with a PIN or an OTP.",
  too_late: "The time to confirm the payment was over.",
  card_unusable: "The card or the account is blocked, expired, or not open for payments online.",
  account_unknown: "There is no such card, account or UPI ID.",
  bank_unreachable: "The bank could not be reached.",
  cancelled: "The payment was cancelled.",
  refused: "The bank has refused it.",
};
export const toPay = "To pay";
export const piecesKeptUntil = "Pieces kept until";
export const fromNow = (time: string) => `, ${time} from now`;
export const ifItFails = "If it fails";
export const nothingIsLost = "Nothing is lost: the order stays, and you can pay again";
export const whatHelps = "What helps";
export const payInAnotherWay = "Pay again, or choose another way to pay";
export const lookAtLimits =
  "Look at the limits in your bank’s app, or choose net banking in the payment window: it has no limit here";
export const ifMoneyLeft = "If money left all the same";
export const theOrderComesTo = "The order comes to";
export const missing = "Missing";
export const tooMuch = "Too much";
export const whatCame = "What came";
export const payTheWholeSum = "Put the pieces in the cart again, and pay the whole sum";
export const to = "To";
export const whereItCameFrom = "The account or card that it came from";
export const nothingWasCharged = "Nothing was charged";
export const orderAtThisMinute = "You can order again at the rate of this minute";
export const theOrderCameTo = "The order came to";
export const yoursAtThisMinute =
  "Put the pieces in the cart again: they are yours at the rate of this minute";
export const paymentNumber = "Payment number";

// The order beside the payment

/** Before the number of an order. */
export const order = "Order ";
export const orderNumber = (number: string) => `Order #${number}`;
export const advance = "Advance";
export const restBeforeDispatch = "Rest, due before dispatch";
export const hoursAndNumber = (hours: string) => `${hours}. Have the order number at hand.`;
export const callTheShop = "Call the shop";
