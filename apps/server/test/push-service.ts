import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";

/** A browser that has subscribed, in the form in which it calls the shop. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message that the push service has accepted, decrypted with the keys of its device. */
export interface PushedMessage {
  readonly endpoint: string;
  readonly payload: unknown;
  readonly ttl: number;
  readonly topic: string;
  /** The sender's contact, from its signature. */
  readonly contact: string;
}

/**
 * A push service over HTTP, as RFC 8030, 8291 and 8292 describe it: it accepts only messages that
 * are signed with the key of the subscription, and decrypts them as the browser would.
 */
export interface PushService extends AsyncDisposable {
  /** The origin of the service. */
  readonly url: string;
  readonly received: PushedMessage[];
  /** The statuses of all replies, in their order. */
  readonly replies: number[];
  /** The status of the next replies, or the reply that never comes; null for the true reply. */
  answer: number | "hang" | null;
  /**
   * Subscribes a browser.
   * @param serverKey the shop's public key, which must sign every message
   */
  subscribe(serverKey: string): Device;
}

interface Subscription {
  readonly serverKey: string;
  readonly pair: ECDH;
  readonly auth: Buffer;
}

/** Opens a push service on a port of its own. */
export async function openPushService(): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>();
  const received: PushedMessage[] = [];
  const replies: number[] = [];

  async function accept(request: IncomingMessage): Promise<number> {
    const subscription = subscriptions.get(request.url ?? "");
    if (!subscription) return 410;
    const { headers } = request;
    const contact = await signerOf(String(headers.authorization), subscription, service.url);
    if (contact === null) return 403;
    if (headers["content-encoding"] !== "aes128gcm") return 400;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({
      endpoint: service.url + request.url,
      payload: JSON.parse(decrypted(Buffer.concat(parts), subscription)),
      ttl: Number(headers["ttl"]),
      topic: String(headers["topic"]),
      contact,
    });
    return 201;
  }

  const server = createServer(async (request, response) => {
    if (service.answer === "hang") return;
    const status = service.answer ?? (await accept(request));
    replies.push(status);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    replies,
    answer: null,
    subscribe(serverKey) {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/wpush/${randomBytes(16).toString("base64url")}`;
      subscriptions.set(path, { serverKey, pair, auth });
      const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: service.url + path, keys };
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return service;
}

/** Checks the signature of a request. @returns the sender's contact; null for a wrong signature */
async function signerOf(
  authorization: string,
  { serverKey }: Subscription,
  audience: string,
): Promise<string | null> {
  const [, token = "", key] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  if (key !== serverKey) return null;
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  // The shop of a test has its own clock, so the token's time is only compared with itself.
  const currentDate = new Date(0);
  const { payload } = await jwtVerify(token, publicKey, { audience, currentDate });
  return payload.sub ?? null;
}

/** Decrypts a message of one record (RFC 8188) with the keys of a browser (RFC 8291). */
function decrypted(body: Buffer, { pair, auth }: Subscription): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const text = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32);
  const derive = (label: string, length: number) =>
    Buffer.from(
      hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length),
    );
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  // The last byte of the last record is 2, and zeros may follow it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
