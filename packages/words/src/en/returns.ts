export const description = (days: number, months: number) =>
  `Cancel until dispatch, send back or exchange within ${days} days, repair free within ${months} months: how it works and when the money is back.`;
export const lead = (days: number, months: number) =>
  `Cancel until dispatch, send back within ${days} days, repair free within ${months} months.`;

// Cancellation

export const cancellation = "Cancellation";
export const cancellationText =
  "An order can be cancelled only before dispatch. Until then it costs nothing: you get back all that you paid, the advance of a custom order included.";
export const howToCancel = <Part>(email: Part) => [
  "Press “Cancel order” on the order’s page, or write to ",
  email,
  " with your order number. Once the parcel has left, it can be sent back instead.",
];

// Returns and exchanges

export const returns = "Returns and exchanges";
export const returnsText = (days: number) =>
  `Within ${days} days of delivery a piece may be sent back or exchanged, for whatever reason, when it is unworn and comes with its seal tag, invoice and certificates.`;
export const paidBack =
  "A return is paid back at the price and GST of your order, whatever the rate has done since.";
export const exchange =
  "In an exchange that same sum counts towards another piece at its price of that day; you pay or get the difference.";
export const wayBack =
  "The way back is free within India, insured, and collected from your address.";

// What can't be sent back

export const exceptions = "What can’t be sent back";
export const coins = "coins and bars whose sealed pack was opened";
export const customOrders =
  "custom orders, and pieces engraved or resized for you (an engraved piece can be exchanged, but its money is not paid back)";
export const nosePins = "nose pins and other piercing jewellery once the hygiene seal is broken";
export const exceptionsText =
  "None of this holds when the piece is damaged, wrong, or not what its page says: such a piece we always take back, at our cost.";

// How to send back

export const how = "How to send back";
export const tellUs = (days: number) =>
  `Tell us within the ${days} days: order number, piece and reason.`;
export const ticket = (minutes: number, hours: number) =>
  `You get a ticket with a number by e-mail within ${minutes} minutes; we review it within ${hours} hours and arrange the collection.`;
export const giveThePiece =
  "Give the piece to the courier in its box, with tag, invoice and certificates.";
export const weCheck =
  "We check weight, purity and HUID and tell you the result within 3 business days.";

// Refunds

export const refunds = "Refunds";
export const refundsText =
  "The money is on its way within 7 business days of the check, by the way you paid. For cash on delivery we ask for a bank account in your name. Delivery that you paid for is refunded too. With a refund you get a credit note.";

// Repair and care

export const repair = "Repair and care";
export const repairText = (months: number) =>
  `Repair is free within ${months} months of delivery: loose stones, clasps, solder joints and the like, polish included. Loss, accident and work done elsewhere are not part of it; we tell you the price first and begin when you agree.`;
export const repairLater =
  "Later, and for pieces of any age, we repair at cost. Send nothing without a ticket: the parcel would not be insured.";

// Questions and complaints

export const help = "Questions and complaints";
export const helpText = <Part>(hours: string, terms: Part) => [
  `Support hours are ${hours}, Indian Standard Time, every day except Sunday. Who hears a complaint, and in what time, stands in the `,
  terms,
  ". Nothing here takes away a right that the Consumer Protection Act, 2019 gives you.",
];
export const terms = "terms";
