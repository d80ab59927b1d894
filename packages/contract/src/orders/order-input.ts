import { PAYMENT_PARTS } from "@suvarna/domain/order";
import * as z from "zod/mini";
import { byCountry } from "../accounts/place-rules.ts";
import { Phone, PlaceParts } from "../accounts/schemas.ts";
import { GatewayName } from "../payments/schemas.ts";
import { atMost, Email, Id, requiredText } from "../wire.ts";
import { MAX_GIFT_MESSAGE, PAYMENT_CHOICES, type PaymentChoice } from "./constants.ts";

/** Where an order goes. All of it is validated the same in the form and on the server. */
export const DeliveryAddressInput = z
  .object(
    {
      fullName: requiredText("Enter the full name", 120),
      phone: PlaceParts.phone,
      street: requiredText("Enter the address", 300),
      apartment: z.optional(z.string().check(z.trim(), atMost(100))),
      city: requiredText("Enter the city", 100),
      state: PlaceParts.state,
      pincode: PlaceParts.postalCode,
      country: PlaceParts.country,
    },
    "Enter the delivery address",
  )
  .check(byCountry({ postalCode: "pincode", phone: "phone" }));

const choices = Object.keys(PAYMENT_CHOICES) as [PaymentChoice, ...PaymentChoice[]];

/** How the shop reaches the buyer. */
export const Contact = z.union([Email, Phone], "Enter an e-mail address or a phone number");

/** What goes with the parcel. */
export const GiftMessage = z.string().check(z.trim(), atMost(MAX_GIFT_MESSAGE));

export const OrderInput = z.object({
  cartId: z.pipe(
    z.union([Id, z.object({ _id: Id })], "Your cart could not be found. Please reload your cart."),
    z.transform((value) => (typeof value === "string" ? value : value._id)),
  ),
  shippingAddress: DeliveryAddressInput,
  billingAddress: z.optional(DeliveryAddressInput),
  contact: z.optional(Contact),
  paymentMethod: z.pipe(
    z.enum(choices, "Choose how to pay"),
    z.transform((choice) => PAYMENT_CHOICES[choice]),
  ),
  /** With pieces made to order: to pay the whole now, or the advance. The whole when it is not said. */
  payment: z.optional(z.enum(PAYMENT_PARTS, "Choose how much to pay now")),
  /** Which gateway to pay through. Without one, or with one that the shop has not, the shop chooses. */
  gateway: z.optional(GatewayName),
  pan: z.optional(z.string().check(atMost(20))),
  /** Goes with the parcel, for who gets it. */
  giftMessage: z.optional(GiftMessage),
  /** The price lock to buy at; without one the order is placed at the rates of now. */
  quoteId: z.optional(Id),
  /** The total in rupees that the shopper saw; the order is refused when it moved too far. */
  expectedTotal: z.optional(z.number("Send the total that was shown").check(z.gte(0))),
});
export type OrderInput = z.output<typeof OrderInput>;
