import * as z from "zod/mini";
import { Time } from "../field-schemas.ts";

/** The subscription of the device from which a call comes: the device has the call's session. */
export const PushSubscriptionOfDevice = z.object({
  /** The address at the browser's push service, by which a browser recognises its subscription. */
  endpoint: z.string(),
  createdAt: Time,
  /** The time at which the push service last accepted a message; null before the first. */
  lastSentAt: z.nullable(Time),
});

/** Whether the shop sends push messages, and whether it sends them to this device. */
export const PushState = z.object({
  /**
   * The shop's public key (VAPID), with which a browser subscribes; null when the shop sends no push
   * messages.
   */
  publicKey: z.nullable(z.string()),
  subscription: z.nullable(PushSubscriptionOfDevice),
  /**
   * In a demonstration, the beginning of the addresses with which a browser subscribes that reaches
   * no push service: messages to them are only shown in the local outbox. Null in a live shop.
   */
  standIn: z.nullable(z.string()),
});
export type PushState = z.infer<typeof PushState>;

const LONGEST_ENDPOINT = 2000;

/** A subscription as a browser's `PushSubscription.toJSON()` returns it. */
export const NewPushSubscription = z.object({
  endpoint: z.string().check(z.url(), z.maxLength(LONGEST_ENDPOINT)),
  keys: z.object({
    /** The browser's public key: a point of the curve P-256 in 65 bytes, as base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    /** The secret by which the browser recognises the shop: 16 bytes, as base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type NewPushSubscription = z.infer<typeof NewPushSubscription>;

export const getPush = {
  summary: "Whether the shop sends push messages to the device of this session",
  replies: { 200: PushState },
};

export const putPush = {
  summary:
    "Sends news of orders and price alerts to the device of this session too, until the session ends",
  body: NewPushSubscription,
  replies: { 200: PushState },
};

export const deletePush = {
  summary: "Sends no more push messages to the device of this session",
  replies: { 204: null },
};
