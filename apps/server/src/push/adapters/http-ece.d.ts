declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  /** Encrypts a text for a receiver by the content coding of RFC 8188. */
  export function encrypt(
    text: Buffer,
    parameters: {
      readonly version: "aes128gcm";
      /** The receiver's public key, as base64url. */
      readonly dh: string;
      /** A new key pair of the sender, for this message only. */
      readonly privateKey: ECDH;
      /** The receiver's secret, as base64url. */
      readonly authSecret: string;
    },
  ): Buffer;
}
