import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./errors.ts";

/** A key that seals: 32 bytes, with a name by which what it sealed says so. */
export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Keeps short texts so that a database, or a copy of one, does not tell them. */
export interface Vault {
  /** @param about what the text belongs to (`order-pan:<id>`): it is opened for that alone */
  seal(text: string, about: string): string;
  /** @throws Error for what was changed, belongs to something else, or has a key that is not here */
  open(sealed: string, about: string): string;
}

const CIPHER = "aes-256-gcm";
const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM. The first key seals; the others open what they once sealed, so that a key can be
 * changed without reading everything anew.
 */
export function createVault(keys: readonly [SealingKey, ...SealingKey[]]): Vault {
  const [newest] = keys;
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.key, iv).setAAD(Buffer.from(about));
      const sealed = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return [VERSION, newest.id, Buffer.concat(sealed).toString("base64url")].join(".");
    },
    open(sealed, about) {
      const [version, id, body = ""] = sealed.split(".");
      const found = keys.find((one) => one.id === id);
      if (version !== VERSION || !found) throw new Error(`Nothing here opens what ${id} sealed`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV_BYTES), {
        // A shorter one would be easier to guess.
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

/** As in the setting: `2026a:` and 32 bytes in base64. */
const KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/** A key as it is written down; null when it is not one. */
export function readSealingKey(text: string): SealingKey | null {
  const [, id, key] = KEY.exec(text.trim()) ?? [];
  return id && key ? { id, key: Buffer.from(key, "base64") } : null;
}

/**
 * The vault of the configured keys. Without any it is by a key of this shop's own, made once and
 * kept in `dataDir`: whoever loses that file loses what is sealed.
 */
export async function openVault({
  sealingKeys: [first, ...others],
  dataDir,
}: {
  sealingKeys: readonly SealingKey[];
  dataDir: string;
}): Promise<Vault> {
  return createVault([first ?? (await ownKey(dataDir)), ...others]);
}

async function ownKey(dataDir: string): Promise<SealingKey> {
  const file = join(dataDir, "sealing-key");
  await mkdir(dataDir, { recursive: true });
  const made = `own:${randomBytes(32).toString("base64")}\n`;
  // Of two that start together one writes it, and both read it.
  await writeFile(file, made, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const key = readSealingKey(await readFile(file, "utf8"));
  if (!key) throw new StartError(`${file} holds no key. Please bring it back from a copy.`);
  return key;
}
