import { CARATS } from "@suvarna/domain/fineness";
import { ORDER_STATES } from "@suvarna/domain/order";
import * as z from "zod/mini";
import { ById, Grams, Rupees, Time } from "../field-schemas.ts";
import { DeliveryAddress } from "./schemas.ts";

/**
 * The packing slip, which lists the content of an order's parcel for the people that pack the
 * parcel.
 */
export const PackingSlip = z.object({
  orderNumber: z.string(),
  placedAt: Time,
  state: z.enum(ORDER_STATES),
  /** The shop's name, address and phone number. */
  from: z.object({ name: z.string(), address: z.array(z.string()), phone: z.string() }),
  deliverTo: DeliveryAddress,
  lines: z.array(
    z.object({
      name: z.string(),
      image: z.string(),
      size: z.optional(z.string()),
      /** The letters that are engraved on the piece. */
      engraving: z.optional(z.string()),
      carat: z.enum(CARATS),
      /** The pieces of the line in the parcel. */
      pieces: z.array(
        z.object({
          /** The weighed net weight in grams; the ordered one when the piece was not weighed. */
          netWeight: Grams,
          /** The HUID that staff have recorded for the piece; null when none is recorded. */
          huid: z.nullable(z.string()),
        }),
      ),
      /** The number of these pieces that were refunded after the parcel had left the shop. */
      refundedSince: z.int(),
      /** The number of the other pieces, which came back when the whole order was returned. */
      returnedSince: z.int(),
      /** Whether the shop may dispatch the pieces only with a HUID. */
      needsHuid: z.boolean(),
    }),
  ),
  /**
   * The buyer's message to the recipient of a gift. A packing slip with a message has no prices.
   */
  giftMessage: z.nullable(z.string()),
  /**
   * The total in rupees; null on the packing slip of a gift, and of an order that was cancelled,
   * sent back or refunded.
   */
  total: z.nullable(Rupees),
  /** Whether the whole order is paid. */
  isPaid: z.boolean(),
  /**
   * The cash that the courier takes at the door, in rupees; null when the courier takes no cash.
   */
  toCollect: z.nullable(Rupees),
});
export type PackingSlip = z.infer<typeof PackingSlip>;

export const getPackingSlip = {
  summary:
    "The packing slip of an order: contents, HUIDs, weights and address, without prices for a gift",
  params: ById,
  replies: { 200: PackingSlip },
};

export const issueChallan = {
  summary:
    "Issues the delivery challan of an order whose goods leave or have left the shop, once (CGST Rule 55)",
  params: ById,
  replies: { 204: null },
};
