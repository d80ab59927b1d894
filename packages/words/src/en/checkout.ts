import { countryInWords } from "./countries.ts";
import { plural } from "./plural.ts";

export const checkout = "Checkout";
/** What a visitor has to log in for, after "Please log in to". */
export const toCheckOut = "check out";

// Carts that can't be ordered

export const confirmNumberFirst = "Please confirm your number first";
export const toYourProfile = "To your profile";
export const cartNotOrderable = "Your cart can’t be ordered as it is";
export const backToTheCart = "Back to the cart";
export const nothingToCheckOut =
  "There is nothing to check out. An order that you have just placed is in your order history.";
export const lastOrderMayBePlaced = "Your last order may be placed";
export const lastOrderText =
  "We sent it and no answer came back, and your cart is empty now. You find it in your orders.";
export const seeYourOrders = "See your orders";

// The summary of errors

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
export const thingsMissing = (count: number) =>
  `${COUNTS[count] ?? count} ${plural(count, "thing is", "things are")} missing before we can take the order`;

// The contact

export const contact = "Contact";
export const change = "Change";
/** After "Change", for screen readers. */
export const changeTheContact = " the contact";
export const emailOrPhone = "E-mail or phone";
export const contactHint =
  "For the courier. We write about your order to the e-mail address and phone number that you have confirmed in your account.";
export const newsByEmail = "E-mail me with news and offers";
export const newsNotNoted = "Your wish for our letter was not noted";
export const useAnotherAccount = "Use another account";
export const confirmYourNumber = "Confirm your number";
export const yourNumber = "Your number";
export const emailIsConfirmed = "Your e-mail is confirmed.";
export const addNumberToProfile = "Add a number to your profile";
/** Before the link that confirms the e-mail address. */
export const orByEmail = "Or by e-mail: ";
export const whyProofOnline =
  "We keep pieces only for people whom we can reach: an order that is paid online needs your number or your e-mail confirmed, once.";
export const whyProofCash =
  "The courier and we have to reach you: cash on delivery needs your number confirmed, once.";

// The addresses

export const delivery = "Delivery";
export const useSavedAddress = "Use a saved address";
export const addAddress = "Add an address";
export const saveForNextTime = "Save this information for next time";
export const addressNotSaved = "Your address was not saved. You can add it in your profile.";
export const yourAddresses = "Your addresses";
/** After "Change", for screen readers. */
export const changeThisAddress = " this address";
export const billingAddress = "Billing address";
export const sameAsShipping = "Same as shipping address";
export const differentBilling = "Use a different billing address";
export const firstName = "First name";
export const lastName = "Last name";
export const address = "Address";
export const apartment = "Apartment, suite";
export const city = "City";
export const phone = "Phone";
export const enterFirstName = "Enter the first name";

// When it arrives

export const arrivesAbroad = (country: string, when: string) =>
  `Arrives in ${countryInWords(country)} ${when}`;
export const arrivesIn = (region: string, when: string) => `Arrives in ${region} ${when}`;
export const arrivesAfterDispatch = (days: string) => `Arrives in ${days} after dispatch`;
export const madeAndArrives = (making: string, days: string) =>
  `Made in ${making}. Arrives in ${days} after dispatch`;

// Shipping

export const shippingMethod = "Shipping method";
export const expressTracked = (express: string) => `${express}, tracked`;
export const trackedAndInsured = "Tracked and insured";
export const againstCode = "Handed over against a code that we send you";
export const toYourDoor = "To your door";
export const free = "Free";

// A gift

export const aGift = "A gift";
export const wrapAsGift = "Wrap it as a gift";
export const wrapHint =
  "In the wine box with a card. No price lies in the parcel: the invoice comes to you by letter.";
export const giftMessage = "Gift message";
export const giftHint = (most: number) =>
  `At most ${most} characters. Left empty, the card stays blank for your own hand.`;
export const yourCard = "Your card";
export const yourWordsHere = "Your words stand here";

// The PAN

export const panRequired = (amount: string) =>
  `PAN is required by law for orders above ${amount}. It is stored encrypted and shown to no one else.`;
export const enterPan = "Enter the PAN: five letters, four digits, one letter";

// The order beside the form

export const yourOrder = "Your order";
export const pieces = "Pieces";
export const sizeAndQuantity = (size: string, quantity: number) =>
  `Size ${size}, quantity ${quantity}`;
export const quantityIs = (quantity: number) => `Quantity ${quantity}`;
/** After the reason for which a coupon doesn't apply. */
export const takesNothingOff = "It takes nothing off now.";
export const orderTotal = "Order total";
export const whenItIsDue = "When it is due";
export const dueBeforeDispatch = "Due before dispatch";
export const dueNow = "Due now";
export const someNotOrderable =
  "Some of your cart can’t be ordered now. Please change your cart first.";
export const placeOrder = "Place order";
export const placingOrder = "Placing order...";
/** Before the shop's telephone number. */
export const questions = "Questions: ";

/** What accepts the policies, for `acceptedPolicies` of `accounts`. */
export const byPlacingTheOrder = "placing the order";

// The price lock

export const hours = (count: number) => `${count} ${plural(count, "hour", "hours")}`;
export const minutes = (count: number) => `${count} ${plural(count, "minute", "minutes")}`;
export const timeLeft = (time: string) => `${time} left`;
export const pricesWereHeldUntil = <Part>(until: Part) =>
  ["Prices were held until ", until] as const;
export const pricesHeldUntil = <Part>(rateTime: string, until: Part) =>
  [`Prices held at the ${rateTime} rate until `, until] as const;
export const pricesHeld = (until: string) => `Prices held until ${until}.`;
export const lockedForMinutes = (count: number) =>
  `The price is locked for ${plural(count, "one more minute", `${count} more minutes`)}.`;
export const seePriceOfNow = "See the price of now";
export const lessNow = <Part>(amount: Part) => [amount, " less at the rate of now"] as const;
export const takeLowerPrice = "Take the lower price";
export const rateMovedAgain = "The rate has moved again";
export const lockedPriceStays = "Your locked price stays.";

// The dialog about a new total

export const cartHasChanged = "Your cart has changed";
export const couponCountsNoMore = "Your coupon counts no more";
export const priceLockEnded = "Your price lock has ended";
export const changedElsewhere = "It was changed on another page or device. ";
export const ratesHaveMoved = "The rates have moved meanwhile. ";
export const newTotalLockedUntil = <Part>(until: Part) =>
  ["The new total is locked until ", until, "."] as const;
export const goOnAtNewPrice = "Go on at the new price";
export const oldAndNewTotal = "The old and the new total";
export const totalBefore = "Total before";
export const newTotal = "New total";
export const moreThanBefore = <Part>(amount: Part) => [amount, " more"] as const;
export const lessThanBefore = <Part>(amount: Part) => [amount, " less"] as const;

// Orders that were not placed

export const failedToCreate = "Failed to create order";
export const failedToPlace = "Failed to place order.";
export const noAnswerCame =
  "No answer came, so your order may or may not be with us. Please place it again: it is placed only once.";
export const placeItAgain = (why: string) =>
  `${why} Please place it again: it is placed only once.`;
export const answerUnreadable =
  "The answer could not be read. Please place it again: it is placed only once.";
export const alreadyPlaced =
  "An order of this cart is placed already, with the details that you sent first.";

/** Says that an order was placed. The API's own message is in English. */
export const orderWasPlaced = (message: string) => message;
