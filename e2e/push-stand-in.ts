import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A subscribed browser, as `PushSubscription.toJSON()` returns it. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The text and the topic of a push message. */
interface Received {
  readonly payload: { readonly title: string; readonly body: string; readonly topic: string };
}

/**
 * The stand-in of a browser's push service, which decrypts the messages as the browser would
 * (RFC 8291). The tests of the server check the signatures of the messages.
 */
export interface PushStandIn extends AsyncDisposable {
  /** The origin of the service. */
  readonly url: string;
  readonly received: Received[];
  subscribe(): Device;
}

/** Opens the stand-in on a port of its own. */
export async function openPushStandIn(): Promise<PushStandIn> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];

  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const textStart = 21 + (body[20] ?? 0);
    const senderKey = body.subarray(21, textStart);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
    const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([
      decipher.update(body.subarray(textStart, -16)),
      decipher.final(),
    ]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ payload: JSON.parse(decrypted(Buffer.concat(parts))) });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    subscribe: () => ({
      endpoint: `${url}/${randomBytes(16).toString("base64url")}`,
      keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    }),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
