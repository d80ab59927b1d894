import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Message, Rupees } from "./wire.ts";

export const greet = endpoint({
  method: "GET",
  path: "/",
  summary: "Says that the shop's server answers",
  auth: "public",
  replies: { 200: Message },
  errors: [],
});

/** What every page needs to know of the shop itself. */
export const Shop = z.object({
  /** Where visitors reach the shop: `https://shop.example`, without a slash at its end. */
  origin: z.string(),
  name: z.string(),
  tagline: z.string(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** The company's registration number; a firm that is no company has none. */
  cin: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  supportHours: z.string(),
  grievanceOfficer: z.object({
    name: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  social: z.array(
    z.object({
      network: z.string(),
      handle: z.string(),
      link: z.string(),
      /** How many follow it there, as the shop last wrote it down. */
      followers: z.optional(z.number()),
      /** How often articles were shared there, in the same way. */
      shares: z.optional(z.number()),
    }),
  ),
  /** True in a demonstration: nothing that is bought here is delivered. */
  demonstration: z.boolean(),
  /** Whether the rates are made up; never beside real ones. */
  simulatedRates: z.boolean(),
  /** GST in percent, as the cart and the product page compute it. */
  gstPercent: z.number(),
  /** For how many hours after its reading a rate may still be sold by; no price holds longer. */
  ratesMaxAgeHours: z.number(),
  /** What the shop gives for old metal in exchange, in percent of the metal's value. */
  exchangePercent: z.number(),
  /** Whether the rates come by a socket; else pages ask for them now and then. */
  liveSocket: z.boolean(),
  freeShippingAbove: Rupees,
  shippingCost: Rupees,
  panAbove: Rupees,
  codBelow: Rupees,
  /** How long the checkout holds a price. */
  priceLockMinutes: z.number(),
  onlinePayment: z.boolean(),
  /** Whether one can sign in by Google. */
  googleSignIn: z.boolean(),
  countries: z.array(z.string()),
});
export type Shop = z.infer<typeof Shop>;

export const getShop = endpoint({
  method: "GET",
  path: "/shop",
  summary: "The shop: its name, identity, rules and whether it is a demonstration",
  auth: "public",
  shared: true,
  replies: { 200: Shop },
  errors: [],
});
