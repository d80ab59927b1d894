import { ECDH, generateKeyPairSync } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../platform/errors.ts";

/**
 * The key pair by which push services recognise the shop (VAPID, RFC 8292), as base64url: the
 * public key is a point of P-256 in 65 bytes, the private key has 32 bytes.
 */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface KeySource {
  readonly demonstration: boolean;
  readonly dataDir: string;
  readonly push: { readonly keys: PushKeys | null };
}

/**
 * The shop's key pair. A demonstration without a pair in its settings generates one and stores it
 * in `dataDir`; a live shop without a pair sends no push messages, and the result is null.
 */
export async function openPushKeys(config: KeySource): Promise<PushKeys | null> {
  return config.push.keys ?? (config.demonstration ? ownKeys(config.dataDir) : null);
}

async function ownKeys(dataDir: string): Promise<PushKeys> {
  const file = join(dataDir, "push-keys");
  const { publicKey, privateKey } = newKeys();
  await mkdir(dataDir, { recursive: true });
  const line = `${publicKey} ${privateKey}\n`;
  // If two processes start together, only one of them writes the file, and both read it.
  await writeFile(file, line, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const [, pub, priv] = /^(B[\w-]{86}) ([\w-]{43})\n$/.exec(await readFile(file, "utf8")) ?? [];
  if (!pub || !priv) throw new StartError(`${file} holds no key pair. Please delete the file.`);
  return { publicKey: pub, privateKey: priv };
}

/** Generates a key pair. */
export function newKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** Whether a browser's key is a point of the curve, because nothing can be encrypted for another. */
export function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
