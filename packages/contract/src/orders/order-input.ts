import { PAYMENT_PARTS } from "@suvarna/domain/order";
import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { addressRulesByCountry } from "../accounts/place-rules.ts";
import { Phone, PlaceFields } from "../accounts/schemas.ts";
import { Email, Id, maxCharacters, personName, requiredText } from "../field-schemas.ts";
import { GatewayName } from "../payments/schemas.ts";
import { MAX_GIFT_MESSAGE, PAYMENT_CHOICES, type PaymentChoice } from "./constants.ts";

/** The delivery address of an order. The form and the server validate it by the same rules. */
export const DeliveryAddressInput = z
  .object(
    {
      fullName: personName("Enter the full name"),
      phone: PlaceFields.phone,
      street: requiredText(say.addressLineMissing, 300),
      apartment: z.optional(z.string().check(z.trim(), maxCharacters(100))),
      city: requiredText(say.cityMissing, 100),
      state: PlaceFields.state,
      pincode: PlaceFields.postalCode,
      country: PlaceFields.country,
    },
    "Enter the delivery address",
  )
  .check(addressRulesByCountry({ postalCode: "pincode", phone: "phone" }));

const choices = Object.keys(PAYMENT_CHOICES) as [PaymentChoice, ...PaymentChoice[]];

/** The buyer's contact: an e-mail address or a phone number. */
export const Contact = z.union([Email, Phone], "Enter an e-mail address or a phone number");

/** A message of the buyer that is printed on a card in the parcel. */
export const GiftMessage = z.string().check(z.trim(), maxCharacters(MAX_GIFT_MESSAGE));

/** A way to pay in the checkout. The server converts it into a payment method. */
export const CheckoutChoice = z.pipe(
  z.enum(choices, "Choose how to pay"),
  z.transform((choice) => PAYMENT_CHOICES[choice]),
);

export const OrderInput = z.object({
  cartId: z.pipe(
    z.union([Id, z.object({ _id: Id })], "Your cart could not be found. Please reload your cart."),
    z.transform((value) => (typeof value === "string" ? value : value._id)),
  ),
  shippingAddress: DeliveryAddressInput,
  billingAddress: z.optional(DeliveryAddressInput),
  contact: z.optional(Contact),
  paymentMethod: CheckoutChoice,
  /**
   * How much of the price the shopper pays now, for pieces made to order: all of it (the default),
   * or the advance.
   */
  payment: z.optional(z.enum(PAYMENT_PARTS, "Choose how much to pay now")),
  /**
   * The payment gateway that the shopper has chosen. If it is left out or unknown, the shop chooses
   * a gateway.
   */
  gateway: z.optional(GatewayName),
  pan: z.optional(z.string().check(maxCharacters(20))),
  /**
   * The text for the card of a gift, which makes the order a gift. An empty text leaves the card
   * blank.
   */
  giftMessage: z.optional(GiftMessage),
  /**
   * The id of the price lock whose prices the order takes. Without it the order is placed at the
   * current rates.
   */
  quoteId: z.optional(Id),
  /**
   * The total in rupees that the shopper saw. The order is refused if the total has changed too
   * far.
   */
  expectedTotal: z.optional(z.number("Send the total that was shown").check(z.gte(0))),
});
export type OrderInput = z.output<typeof OrderInput>;

/** A change of the way to pay, for an order that waits for its money. */
export const PayInput = z.object({
  paymentMethod: z.optional(CheckoutChoice),
  /** The gateway through which the shopper pays from now on. */
  gateway: z.optional(GatewayName),
});
export type PayInput = z.output<typeof PayInput>;
