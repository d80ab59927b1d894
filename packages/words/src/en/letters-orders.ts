import { REVIEW_HOURS } from "@suvarna/domain/policies";
import { ON_THE_WAY, ON_THE_WAY_ABROAD, PROCESSING } from "./policy-spans.ts";

export {
  BETWEEN_PARTS,
  carrierWords,
  lighterWords,
  weightMoneyWords,
} from "./dispatch-note.ts";
export { longMoment } from "./indian-time.ts";
export { EXPRESS_DELIVERY } from "./policy-spans.ts";
export { STEP_WORDS } from "./reasons.ts";
export { REFUND_PRESET_WORDS } from "./refund-presets.ts";

export const because = "You get this letter because of your order with us.";
export const viewOrder = "View your order";
export const payTheRest = "Pay the rest";

// The table of amounts

export const engraved = (name: string, letters: string) => `${name}, engraved “${letters}”`;
export const discount = "Discount";
export const shipping = "Shipping";
export const free = "Free";
export const total = "Total";
export const paid = "Paid";
export const dueBeforeDispatch = "Due before dispatch";

// What becomes of the money of an order that has ended

export const moneyGoesBack = (sum: string) =>
  `Your ${sum} is on its way back, the way it was paid. You hear from us when it is sent.`;
export const moneyGoesToBank = (sum: string) =>
  `We send your ${sum} to your bank account: please answer this letter with its number and IFSC, unless we have them already. You hear from us when it is sent.`;
export const moneyIsBack = "All of its money has already gone back to you.";
export const nothingWasCharged = "Nothing was charged for it.";

export const confirmed = {
  subject: (number: string) => `Your order ${number} is confirmed`,
  heading: "Thank you for ordering",
  previewAtTheDoor: (sum: string) => `${sum}, to be paid at your door.`,
  previewPaid: (sum: string) => `${sum} has been paid.`,
  atTheDoor: (number: string, sum: string) =>
    `your order ${number} is confirmed. Please have ${sum} ready for the courier.`,
  paid: (number: string, sum: string) =>
    `your order ${number} is confirmed, and its payment of ${sum} has come.`,
  after: `It is packed within ${PROCESSING}. You find its invoice on the order's page.`,
  afterAtTheDoor: `It is packed within ${PROCESSING}. You find its invoice on the order's page once we have sent it.`,
};

export const confirmedByAdvance = {
  preview: (due: string, rest: string) =>
    `The advance of ${due} has been paid; ${rest} is due before dispatch.`,
  words: (number: string, due: string, rest: string) =>
    `your order ${number} is confirmed, and its advance of ${due} has come. We begin to make your pieces. The rest of ${rest} is due before we send them. It is fixed: whatever the rates do, it stays the same.`,
  after:
    "You can pay the rest now, or when we write to you that your order is ready. You find the receipt voucher of your advance on the order's page; the tax invoice comes with the rest.",
};

export const restDue = {
  subject: (number: string) => `Your order ${number} is ready: please pay the rest`,
  preview: (rest: string) => `${rest} is due before we can send it.`,
  heading: "Your order is ready",
  words: (number: string, rest: string) =>
    `the pieces of your order ${number} are ready. Please pay the rest of ${rest}, so that we can send them to you. It is what was agreed when you ordered.`,
  after: "We send your order as soon as the rest has come.",
};

export const prepaymentAsked = {
  subject: (number: string) => `Please pay your order ${number} online`,
  preview: (sum: string) => `${sum} is due before we can send it.`,
  heading: "Please pay before we send your order",
  words: (number: string, sum: string) =>
    `we can't take cash at the door for your order ${number}. Please pay ${sum} online: its price stays as agreed, and its pieces are kept for you.`,
  wordsUntil: (number: string, sum: string, until: string) =>
    `we can't take cash at the door for your order ${number}. Please pay ${sum} online until ${until} (Indian time): its price stays as agreed, and its pieces are kept for you.`,
  payNow: "Pay now",
  after:
    "We send your order once it is paid. Without a payment by then it is cancelled, and nothing is charged.",
};

/** The words of the letter that asks for a payment when staff have taken the order. */
export const counterOrder = {
  preview: (sum: string) => `${sum} is to be paid online.`,
  heading: "Please pay your order",
  words: (number: string, sum: string) =>
    `we have taken down your order ${number}, as you asked us. Please pay ${sum} online: its price stays as agreed, and its pieces are kept for you.`,
  wordsUntil: (number: string, sum: string, until: string) =>
    `we have taken down your order ${number}, as you asked us. Please pay ${sum} online until ${until} (Indian time): its price stays as agreed, and its pieces are kept for you.`,
};

export const restPaid = {
  subject: (number: string) => `The rest of your order ${number} is paid`,
  preview: (rest: string) => `${rest} has come; nothing more is owed.`,
  heading: "Thank you, your order is paid",
  words: (number: string, rest: string, due: string, total: string) =>
    `the rest of your order ${number}, ${rest}, has come. With the advance of ${due} all ${total} are paid.`,
  after: "You find the tax invoice on the order's page. We send your order when it is ready.",
};

export const paymentFailed = {
  subject: (number: string) => `The payment of your order ${number} did not go through`,
  previewWrongAmount: "Its amount was not the right one. Money that was taken goes back by itself.",
  heading: "Your payment did not go through",
  words: (number: string, sum: string) =>
    `the payment of your order ${number} of ${sum} did not go through. The order is kept as it is; as long as its pieces can be had and its time to pay runs, you can pay it again.`,
  after: "Money that was taken all the same goes back by itself.",
};

export const shipped = {
  subject: (number: string) => `Your order ${number} is on its way`,
  preview: "It travels insured.",
  heading: "Your order is on its way",
  words: (number: string) =>
    `your order ${number} has left us. It travels insured and arrives in ${ON_THE_WAY}.`,
  wordsAbroad: (number: string) =>
    `your order ${number} has left us. It travels insured and arrives in ${ON_THE_WAY_ABROAD}, the customs with it.`,
  code: "The courier hands the parcel over against this code only. Please tell it to nobody before you hold the sealed parcel.",
  afterAtTheDoor: (sum: string) =>
    `Please have ${sum} ready for the courier, and take the parcel only with its seal whole.`,
  after: "Please take the parcel only with its seal whole.",
};

export const delivered = {
  subject: (number: string) => `Your order ${number} was delivered`,
  preview: "We hope that you like it.",
  heading: "Your order was delivered",
  words: (number: string) => `your order ${number} was delivered. We hope that you like it.`,
  after:
    "Should it not be what you expected, you can ask us to take it back on the order's page; there you also find its invoice.",
};

/** The words of the letter about a delivery when the buyer took the pieces along at the shop. */
export const handedOver = {
  subject: (number: string) => `Your purchase ${number} at our shop`,
  heading: "Thank you for your visit",
  words: (number: string) =>
    `we handed the pieces of your order ${number} over to you at our shop. We hope that you like them.`,
};

export const cancelled = {
  subject: (number: string) => `Your order ${number} was cancelled`,
  previewOwed: "Your money is on its way back.",
  previewByHand: "We send your money to your bank account.",
  previewDone: "Your money has already gone back to you.",
  previewNothing: "Nothing was charged.",
  heading: "Your order was cancelled",
  words: (number: string, money: string) => `your order ${number} was cancelled. ${money}`,
};

export const returned = {
  subject: (number: string) => `We take your order ${number} back`,
  preview: (sum: string) => `${sum} goes back to you.`,
  heading: "We take your order back",
  words: (number: string, money: string) => `we take your order ${number} back. ${money}`,
  after: "You find the credit note on the order's page.",
};

export const undelivered = {
  subject: (number: string) => `Your order ${number} could not be delivered`,
  heading: "Your order could not be delivered",
  cameBack: (number: string, money: string) =>
    `the parcel of your order ${number} came back to us undelivered. ${money}`,
  notDelivered: (number: string, money: string) =>
    `the parcel of your order ${number} could not be delivered to you. ${money}`,
  nothingIsOwed: "You have paid nothing for it, and you owe nothing.",
  after:
    "The order is closed. You find its credit note on the order's page. If you still want the pieces, please order them again.",
};

export const refunded = {
  subject: (number: string, sum: string) => `${sum} of your order ${number} was sent back to you`,
  preview: "Your bank may show it some days later.",
  heading: "Your money was sent back",
  by_gateway: (number: string, sum: string) =>
    `${sum} of your order ${number} has been sent back the way it came.`,
  by_hand: (number: string, sum: string) =>
    `we have sent ${sum} of your order ${number} to your bank account or UPI address.`,
  both: (number: string, sum: string) =>
    `${sum} of your order ${number} has been sent back: a part of it the way it came, and a part to your bank account or UPI address.`,
  after: "Your bank may take some days to show it.",
};

export const partlyRefunded = {
  subject: (number: string, sum: string) => `${sum} of your order ${number} goes back to you`,
  previewByHand: "It goes to your bank account.",
  previewByGateway: "Your bank shows it within 5 to 7 working days.",
  heading: "A part of your money goes back",
  byHand: (number: string, sum: string) =>
    `we send ${sum} of your order ${number} back. We send it to your bank account or UPI address. Your bank may take two working days to show it.`,
  byHandSent: (number: string, sum: string) =>
    `we have sent ${sum} of your order ${number} to your bank account or UPI address. Your bank may take two working days to show it.`,
  byGateway: (number: string, sum: string) =>
    `we send ${sum} of your order ${number} back. It goes the way it was paid, and your bank shows it within 5 to 7 working days.`,
  after: "The rest of your order stays as it is. You find the credit note on the order's page.",
  headingOfAll: "Your money goes back",
  afterAll:
    "With this, the money of all pieces of your order goes back. You find the credit note on the order's page.",
};

/** Why an order could not take a payment. */
export const whyNotKept = {
  at_the_door: "you had chosen to pay at the door",
  wrong_amount: "its amount was not the right one",
  too_late: "it came too late or a second time, or the order had ended",
};

export const moneyRefunded = {
  subject: (number: string, sum: string) => `${sum} for your order ${number} goes back to you`,
  preview: "Your order could not take this payment.",
  heading: "Your payment goes back",
  words: (number: string, sum: string, why: string) =>
    `a payment of ${sum} has come for your order ${number} that it could not take: ${why}. We send it back the way it came.`,
  after: "Your bank may take some days to show it. You find how your order stands on its page.",
};

export const moneyReleased = {
  subject: (number: string, sum: string) => `We did not take ${sum} for your order ${number}`,
  preview: "Your bank releases the amount by itself.",
  heading: "We did not take your payment",
  words: (number: string, sum: string, why: string) =>
    `a payment of ${sum} was made for your order ${number} that it could not take: ${why}. We did not take the money.`,
  after:
    "Your bank may show the amount as blocked for some days, and releases it by itself. You find how your order stands on its page.",
};

export const returnRequested = {
  subject: (number: string) => `You want to send your order ${number} back`,
  preview: `We look at it within ${REVIEW_HOURS} hours.`,
  heading: "We have your request",
  words: (number: string) =>
    `we have your request to send order ${number} back. We look at it within ${REVIEW_HOURS} hours and write to you how it goes on. Please keep the pieces with their tags, invoice and certificates.`,
};

export const returnRefused = {
  subject: (number: string) => `We can't take your order ${number} back`,
  preview: "What speaks against it stands in this letter.",
  heading: "We can't take your order back",
  words: (number: string) =>
    `we have looked at your request to send order ${number} back, and can't take it.`,
  after: "If you see it otherwise, please answer this letter.",
};
