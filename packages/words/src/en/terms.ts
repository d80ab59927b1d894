export const description =
  "Who may buy, how a price is made from the live rate, PAN and GST, hallmark and HUID, custom orders, support and complaints.";
export const lead = "What we promise when you buy from us, and what we ask of you.";

// Who sells

export const whoSells = "Who sells";
export const sellerText = (shop: string, legalName: string) =>
  `Whoever buys at ${shop} buys from ${legalName}. We sell our own jewellery; nobody else sells on this site. All pieces are made in India unless their page names another country of origin.`;
export const complaintsGoTo = <Part>(officer: Part) => ["Complaints go to our ", officer, "."];
export const grievanceOfficer = "grievance officer";

// Who may buy

export const whoMayBuy = "Who may buy";
export const adultsOnly =
  "Users must be 18 or older. By opening an account or placing an order you say that you are, and that what you tell us of yourself is true.";
export const ownAccount =
  "Your account is yours alone. Keep the password to yourself, and tell us at once when you think that somebody else has used it.";

// How a price is made

export const howPricesAreMade = "How a price is made";
export const priceFollowsRate =
  "A price follows the live gold or silver rate: rate per gram of the piece’s purity × net weight, plus the making charge in per cent of the metal, plus the stones, less the discount if there is one. The product page shows each of these figures.";
export const gstOnTop = (percent: number) =>
  `GST of ${percent}% comes on top, rounded to the whole rupee. The product page shows the sum with GST, and the cart shows GST and delivery before you order: nothing is added after that.`;
export const ratesMove =
  "Rates move while the market is open, and prices move with them. Your order keeps for good the rates and prices at which it was placed, whether they rise or fall later. Should the total have changed since you last saw it, we ask you before we take the order. When we have no valid rate, the price is on request and the piece can’t be ordered.";

// Purity, hallmark and weight

export const purity = "Purity, hallmark and weight";
export const hallmarkText =
  "Gold that falls under mandatory hallmarking is sold with the BIS hallmark: the BIS mark, the purity in carat and fineness, and the six-character HUID that belongs to this one piece. You can check the HUID yourself in the BIS CARE app under Verify HUID. Pieces made to order get theirs before dispatch. The invoice names net weight, purity and HUID of each piece.";
export const testedText =
  "You may have a piece tested at any BIS recognised assaying and hallmarking centre. Should it be less pure than it is marked, we pay what the BIS Rules, 2018 provide: twice the value of the shortage, and the test.";
export const weightsText =
  "Weights are net of stones, to a thousandth of a gram. “Diamond” without another word is a natural diamond; laboratory-grown stones are named as such.";

// Payment and PAN

export const payment = "Payment and PAN";
export const waysToPay = (codBelow: string) =>
  `The checkout lists the ways to pay that are open for your order. Cash on delivery is for orders below ${codBelow}.`;
export const panText = (panAbove: string) =>
  `The law asks for the buyer’s PAN above 2 lakh rupees. We need it for every order above ${panAbove}, all taxes included, however it is paid. An order may not be split to stay below.`;

// Your order

export const yourOrder = "Your order";
export const acceptance =
  "Your order is accepted when we confirm it on the screen and by its order number. We may decline an order when a piece is no longer there, when a payment can’t be verified, or when a price was plainly wrong; whatever was paid goes back in full.";
export const picturesText =
  "Pictures show pieces larger than they are, and colours differ from screen to screen. Weight, dimensions and purity on the page are what counts.";

// Custom orders

export const customOrders = "Custom orders";
export const advanceText = (percent: number, making: string) =>
  `A piece made to order, or made to your own measure or drawing, needs a ${percent}% advance and takes ${making} before it is ready for dispatch. You choose at the checkout whether you pay the advance or the whole; cash on delivery is not open for such a piece.`;
export const restText =
  "The rest is due before the piece leaves us: we write to you with a link when it is ready. The metal’s rate of the rest is that of the order, so the rest stays the same, whatever the rates do. Of a piece made to your own drawing the weight may differ slightly from the drawing; its final price follows the weight as made, at the rate of the order.";

// Delivery, cancellation, return and repair

export const deliveryAndReturn = "Delivery, cancellation, return and repair";
export const otherPolicies = <Part>(shipping: Part, returns: Part) => [
  "How we deliver stands in the ",
  shipping,
  "; how you cancel, send back or have a piece repaired in the ",
  returns,
  ". Both are part of these terms.",
];
export const shippingPolicy = "shipping policy";
export const returnPolicy = "return policy";

// Support

export const support = "Support";
export const supportText = <Part>(hours: string, email: Part, phone: Part) => [
  `Support hours are ${hours}, Indian Standard Time: every day except Sunday and national holidays. Write to `,
  email,
  " or call ",
  phone,
  ".",
];
export const ticketText = (minutes: number, hours: number) =>
  `Each request becomes a ticket with a number. You get its confirmation by e-mail within ${minutes} minutes, and we review it within ${hours} hours.`;

// Complaints

export const complaints = "Complaints";
export const complaintsText = (hours: number) =>
  `If support did not settle it, write to the grievance officer. A complaint is acknowledged within ${hours} hours and resolved within one month of its receipt, as the Consumer Protection (E-Commerce) Rules, 2020 ask.`;
export const helplineText =
  "You may also turn to the National Consumer Helpline (telephone 1915) or to a consumer commission.";

// Law and changes

export const law = "Law and changes";
export const lawText =
  "Indian law applies. Nothing here takes away a right that the Consumer Protection Act, 2019 gives you. Courts are those of our registered office, and for a consumer those of the place where you live or work.";
export const changesText =
  "When we change these terms, the date at the top changes with them. An order stays under the terms of the day on which it was placed.";
