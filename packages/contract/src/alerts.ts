import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { NewAlert, PriceBelow } from "./alerts-input.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Rupees, Time } from "./wire.ts";

/** A wish to be told when a rate, or the price of a piece, falls below something. */
export const Alert = z.object({
  _id: z.string(),
  /** Of a rate, per gram; else null. */
  carat: z.nullable(z.enum(CARATS)),
  /** Of a piece; else null. */
  product: z.nullable(
    z.object({ _id: z.string(), slug: z.string(), name: z.string(), image: z.string() }),
  ),
  below: Rupees,
  /** What it is now; null without a valid rate. */
  now: z.nullable(Rupees),
  createdAt: Time,
  /** When the letter was sent, and the price it told of; null while it waits. */
  sentAt: z.nullable(Time),
  sentPrice: z.nullable(Rupees),
});
export type Alert = z.infer<typeof Alert>;

const one = z.object({ id: Id });

export const listAlerts = endpoint({
  method: "GET",
  path: "/alerts",
  summary: "The caller's alerts: those that wait first, then newest first",
  auth: "user",
  replies: { 200: z.object({ alerts: z.array(Alert), limit: z.number() }) },
  errors: [],
});

export const setAlert = endpoint({
  method: "POST",
  path: "/alerts",
  summary: "Asks to be told once, by e-mail, when a rate or a piece costs less",
  auth: "user",
  perMinute: 30,
  body: NewAlert,
  replies: { 201: Alert },
  errors: ["product_not_found", "price_unknown", "alert_met", "alerts_full"],
});

export const changeAlert = endpoint({
  method: "PATCH",
  path: "/alerts/:id",
  summary: "Gives an alert another price; one that was sent waits again",
  auth: "user",
  perMinute: 30,
  params: one,
  body: z.object({ below: PriceBelow }),
  replies: { 200: Alert },
  errors: ["alert_not_found", "forbidden", "price_unknown", "alert_met", "alerts_full"],
});

export const deleteAlert = endpoint({
  method: "DELETE",
  path: "/alerts/:id",
  summary: "Takes an alert away",
  auth: "user",
  params: one,
  replies: { 204: null },
  errors: ["forbidden"],
});
