import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The options of a WebAuthn request that the authenticator uses. */
interface Options {
  readonly challenge: string;
}

/**
 * Creates an authenticator with one passkey, which works like a phone, with real keys and
 * signatures in the formats of WebAuthn. A test can make it send wrong data, to see what the server
 * refuses.
 */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const shared = { id: encoded(id), rawId: encoded(id), type: "public-key" as const };
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpHash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([rpHash, Buffer.from([flags]), count, rest]);
  }

  return {
    id: shared.id,
    /** Sets the signature counter back, as a copy of the authenticator would. */
    setCounter(count: number) {
      counter = count;
    },
    create({ challenge }: Options) {
      // The key in the format COSE: type EC2, algorithm ES256, curve P-256 with its two
      // coordinates.
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(ATTESTED | VERIFIED | PRESENT, attested);
      const response = {
        clientDataJSON: encoded(clientData("webauthn.create", challenge, origin)),
        attestationObject: encoded(attestationWithoutStatement(data)),
        transports: ["internal"],
      };
      return { ...shared, response, clientExtensionResults: {} };
    },
    get(
      { challenge }: Options,
      { verified = true, from = origin }: { verified?: boolean; from?: string } = {},
    ) {
      counter++;
      const data = authenticatorData(verified ? VERIFIED | PRESENT : PRESENT);
      const client = clientData("webauthn.get", challenge, from);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(sign("sha256", signed, privateKey)),
      };
      return { ...shared, response, clientExtensionResults: {} };
    },
  };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const encoded = (bytes: Buffer) => bytes.toString("base64url");

/** Encodes the CBOR map `{ fmt: "none", attStmt: {}, authData }`. */
function attestationWithoutStatement(data: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}
