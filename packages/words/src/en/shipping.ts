export const description =
  "What delivery costs, how long it takes, how a parcel is insured, and where we deliver: standard and express, in India and abroad.";
export const lead =
  "What delivery costs, how long it takes, and who carries the risk on the way: we do.";

// What delivery costs

export const whatItCosts = "What delivery costs";
export const order = "Order";
export const delivery = "Delivery";
export const subtotalUpTo = (amount: string) => `Subtotal up to ${amount}`;
export const subtotalAbove = (amount: string) => `Subtotal above ${amount}`;
export const standard = "Standard, tracked and insured";
export const express = (delivery: string) => `${delivery}, tracked, worldwide`;
export const free = "Free";
export const costText = (expressAbove: string) =>
  `The subtotal is the price of the pieces before GST. Free shipping above ${expressAbove} is the express way, to every country that we deliver to: we choose it for you and it costs nothing. The cart shows the cost of delivery before you order.`;

// How long it takes

export const howLong = "How long it takes";
export const processing = (hours: string) =>
  `Processing takes ${hours}: the piece is checked, weighed, packed and sealed.`;
export const onTheWay = (days: string) =>
  `Standard delivery takes ${days} after dispatch within India.`;
export const between = " and ";
export const onTheWayAbroad = (countries: string, days: string) =>
  `Delivery to ${countries} takes ${days} after dispatch, the customs with it.`;
export const customOrders = (percent: number, making: string) =>
  `Custom orders need a ${percent}% advance and ${making} to be made; delivery is counted from their dispatch.`;
export const businessDays =
  "Sundays and national holidays are no business days. An order placed in the evening is processed from the next morning.";

// Where we deliver

export const where = "Where we deliver";
export const countries = (names: string) => `Countries we deliver to: ${names}.`;
export const whereText =
  "An order costs the same delivery wherever it goes, and GST is part of every price. Cash on delivery is only for addresses in India: an order from abroad is paid online.";

// The parcel and its insurance

export const parcel = "The parcel and its insurance";
export const insured =
  "Every parcel is insured by us for its full value until it is handed to you. The box is sealed, has no mark of a jeweller outside, and holds the invoice and the certificates.";
export const handedOver = (codeAbove: string) =>
  `The courier hands it over only to you, or to somebody you name, and never leaves it at the door. An order above ${codeAbove} is handed over against a code of six digits: we send it when the parcel leaves us, and it stands on the page of the order. Tell it only to the courier who holds the sealed parcel.`;
export const brokenSeal =
  "Please do not take a parcel whose seal is broken, and call us while the courier is there. If something is wrong inside, tell us within 48 hours with a few photographs or a film of the opening.";

// Tracking and changes

export const tracking = "Tracking and changes";
export const trackingText =
  "Once your order is dispatched, its page under Order history shows how far it has come. The address can be changed until dispatch.";
export const inVain =
  "After two attempts in vain the parcel comes back to us, and we ask you how to go on. If you no longer want it, you get back what you paid.";

// When it is late

export const late = "When it is late";
export const lateText = <Part>(email: Part, returnPolicy: Part) => [
  "If a parcel is more than 7 days later than said here, or lost, write to ",
  email,
  ": you may choose between a new delivery and your money back. Cancelling before dispatch is always possible, as the ",
  returnPolicy,
  " says.",
];
export const returnPolicy = "return policy";
