import { longDate } from "./indian-time.ts";

export const order = "Order";
/** Before the number of an order. */
export const orderBefore = "Order ";
export const orderNumber = (number: string) => `Order #${number}`;
/** What a visitor has to log in for, after "Please log in to". */
export const toSeeYourOrder = "see your order";
export const orderNotFound = "Order not found";
export const seeYourOrders = "See your orders";
export const maybeAnotherAccount = "It may belong to another account.";
export const placedOn = <Part>(date: Part) => ["Placed on ", date] as const;
export const items = "Items";
export const allOrders = "All orders";

// The code for the courier

export const codeForCourier = "Your code for the courier";
export const codeForCourierText =
  "The parcel is handed over against this code only. Tell it to the courier when you hold the sealed parcel, and to nobody before.";

// The pieces

export const piecesOfThisOrder = "The pieces of this order";
export const price = "Price";
export const quantity = "Quantity";
export const total = "Total";
export const each = <Part>(price: Part) => [price, " each"] as const;
export const rateThatDay = (rate: string) => `Rate that day ${rate}/g`;
export const weightSent = (weight: string) => `Sent with ${weight}`;
export const huidOf = (huid: string) => `HUID ${huid}`;
// The parts of a price, each before its amount

export const metal = "Metal";
export const making = "making";
export const stones = "stones";
export const less = "less";

// What it is worth today

export const worthToday = "What it is worth today";
export const metalOfThisOrder = "The metal of this order";
export const metalThatDay = "Metal on the day of the order";
export const inAnOrderOf = (total: string) => `in an order of ${total}`;
export const sameMetalToday = "The same metal today";
export const sinceYouOrdered = "since you ordered";
export const inExchangeToday = (percent: number) => `In exchange today, at ${percent}%`;
export const onlyMetal =
  "Only the metal keeps a value: making charge, stones, GST and shipping are not returned in an exchange. ";
export const valueOtherGold = "Value other gold";

// The summary

export const summary = "Summary";
export const orderTotal = "Order total";
export const shippingAddress = "Shipping address";
export const billingAddress = "Billing address";
export const giftMessage = "Gift message";
export const blankCard = "Wrapped as a gift, with a blank card.";
export const payment = "Payment";
export const cashOnDelivery = "Cash on delivery";
export const onlinePayment = "Online payment";
export const paidAtTheShop = "Paid at the shop";
export const sentBack = "Sent back";
export const advanceAndRest = "Advance and rest";
export const advance = "Advance";
export const restBeforeDispatch = "Rest, due before dispatch";
export const stillToBePaid = "Still to be paid";
export const paid = "Paid";
export const paymentAtTheDoor = "Payment at the door";
export const lessAtTheDoor = "Less at the door: lighter than ordered";
export const toPayAtTheDoor = "To pay at the door";

// Refunds in part

export const partOfThePrice = "A part of the price";
export const sentToAccount = "Sent to your bank account or UPI address.";
export const weSendToAccount = "We send it to your bank account or UPI address.";
export const sentTheWayPaid =
  "Sent the way it was paid. Your bank shows it within 5 to 7 working days.";
export const onItsWayBack = "On its way back, the way it was paid.";

// The papers

export const papers = "Papers";
export const paperIsBeingWritten = "Your paper is being written. It is here in a moment.";
/** The name of a tax document by its title, which is in English as the document is. */
export const paperTitle = (title: string) => title;
export const open = "Open";
export const openPaper = (paper: string, number: string) => `Open ${paper.toLowerCase()} ${number}`;
export const downloadPaper = (paper: string, number: string) =>
  `Download ${paper.toLowerCase()} ${number} as PDF`;
/** What a visitor has to log in for, after "Please log in to". */
export const toSeeYourPapers = "see your papers";
export const backToTheOrder = "Back to the order";
export const print = "Print";
export const noSuchPaper = "There is no such paper";
export const noSuchPaperText =
  "An order has its invoice once it is confirmed and paid; an advance has a receipt voucher. Money that goes back has a credit note or a refund voucher.";
export const seeTheOrder = "See the order";

// Sending an order back

export const returnOrder = "Return order";
export const sendBack = "Send this order back?";
export const returnText = (until: string, hours: number) =>
  `You can ask until ${longDate(until)}. We look at it within ${hours} hours and arrange the collection; once we take it back, what you paid for it is returned.`;
export const requestTheReturn = "Request the return";
export const sending = "Sending...";
export const keepTheOrder = "Keep the order";
export const returnRequested = "Return requested";
export const reason = "Reason";
export const whatShouldWeKnow = "What should we know?";
export const whatDoYouSendBack = "What do you send back?";
export const theWholeOrder = "The whole order";
export const somePieces = "Some pieces of it";
export const piecesThatYouSend = "The pieces that you send back";
export const piecesOf = (name: string) => `Pieces of ${name}`;
export const chooseOnePiece = "Choose at least one piece";

// The state of a return

export const youAskedForOrder = (day: string, reason: string, hours: number) =>
  `You asked us on ${longDate(day)} to take this order back: “${reason}”. We look at it within ${hours} hours and write to you.`;
export const youAskedFor = (day: string, pieces: string, reason: string, hours: number) =>
  `You asked us on ${longDate(day)} to take ${pieces} back: “${reason}”. We look at it within ${hours} hours and write to you.`;
export const agreedToOrder = (day: string) =>
  `On ${longDate(day)} we agreed to take this order back.`;
export const agreedTo = (day: string, pieces: string) =>
  `On ${longDate(day)} we agreed to take ${pieces} back.`;
export const refusedOrder = (day: string) =>
  `On ${longDate(day)} we decided that we can’t take this order back.`;
export const refused = (day: string, pieces: string) =>
  `On ${longDate(day)} we decided that we can’t take ${pieces} back.`;
export const writeToUs = "Write to us if you see it otherwise";
