import { createECDH } from "node:crypto";
import { JobFailure } from "../../platform/job-kind.ts";
import { outsideCalls } from "../../platform/tracing/channels.ts";
import type { PushKeys } from "../keys.ts";

const TIMEOUT_MS = 10_000;
/** How long the signature of a request is valid. Push services refuse more than a day. */
const SIGNED_SECONDS = 12 * 3600;

/** The keys of a receiver, and the address at its push service. */
export interface Receiver {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The shop as the sender of a message. */
export interface Sender {
  readonly keys: PushKeys;
  readonly contact: string;
}

/** A message, with how the push service keeps it while the device can't be reached. */
export interface Pushed {
  readonly payload: string;
  readonly seconds: number;
  /** Of several messages with the same topic the push service keeps only the newest. */
  readonly topic: string;
}

/**
 * Sends a message to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed by
 * the shop (RFC 8292).
 * @returns the HTTP status of the reply
 * @throws JobFailure when no reply came; its text has nothing personal
 */
export async function sendPush(
  sender: Sender,
  receiver: Receiver,
  message: Pushed,
  { now, timeoutMs = TIMEOUT_MS }: { now: Date; timeoutMs?: number },
): Promise<number> {
  const url = new URL(receiver.endpoint);
  const request = {
    method: "POST",
    headers: {
      authorization: await signature(sender, url.origin, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(message.seconds),
      topic: message.topic,
      urgency: "normal",
    },
    body: await encrypted(message.payload, receiver),
    // A redirect could lead to an address that is not one of a push service.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const send = async () => {
    const response = await fetch(url, request);
    await response.body?.cancel();
    return response.status;
  };
  try {
    return await outsideCalls.tracePromise(send, { to: url.hostname, what: "POST" });
  } catch {
    throw new JobFailure("the push service: no answer");
  }
}

async function encrypted(
  payload: string,
  { p256dh, auth }: Receiver,
): Promise<Uint8Array<ArrayBuffer>> {
  const { encrypt } = await import("http_ece");
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const parameters = { version: "aes128gcm", dh: p256dh, privateKey, authSecret: auth } as const;
  return new Uint8Array(encrypt(Buffer.from(payload), parameters));
}

/** Signs a request to a push service, with the shop's public key beside the signature. */
async function signature({ keys, contact }: Sender, audience: string, now: Date): Promise<string> {
  const { importJWK, SignJWT } = await import("jose");
  const point = Buffer.from(keys.publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y, d: keys.privateKey }, "ES256");
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + SIGNED_SECONDS)
    .sign(key);
  return `vapid t=${token}, k=${keys.publicKey}`;
}
