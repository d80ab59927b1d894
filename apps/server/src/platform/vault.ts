import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./errors.ts";

/**
 * An encryption key of 32 bytes with its id. The id is stored with every text that the key
 * encrypts.
 */
export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Encrypts short texts, so that they can't be read from the database or a copy of it. */
export interface Vault {
  /** The ids of the keys. The first key encrypts new texts. */
  readonly keyIds: readonly string[];
  /**
   * Encrypts a text.
   * @param about the owner of the text (`order-pan:<id>`); the same value is needed to decrypt it
   */
  seal(text: string, about: string): string;
  /**
   * Decrypts a text.
   * @throws Error when the text was changed, belongs to another owner, or its key is unknown
   */
  open(sealed: string, about: string): string;
}

const CIPHER = "aes-256-gcm";
const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The prefix of all texts that a key has sealed. */
export function sealedBy(keyId: string): string {
  return `${VERSION}.${keyId}.`;
}

/**
 * Creates a vault with AES-256-GCM. The first key encrypts; the other keys only decrypt older
 * texts, until these texts are sealed anew (seal-anew.ts).
 */
export function createVault(keys: readonly [SealingKey, ...SealingKey[]]): Vault {
  const [newest] = keys;
  return {
    keyIds: keys.map(({ id }) => id),
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.key, iv).setAAD(Buffer.from(about));
      const sealed = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return sealedBy(newest.id) + Buffer.concat(sealed).toString("base64url");
    },
    open(sealed, about) {
      const [version, id, body = ""] = sealed.split(".");
      const usedKey = keys.find((one) => one.id === id);
      if (version !== VERSION || !usedKey) throw new Error(`Nothing here opens what ${id} sealed`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv(CIPHER, usedKey.key, bytes.subarray(0, IV_BYTES), {
        // A shorter authentication tag would be easier to guess.
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

/** Matches the format of a key in the settings: `2026a:` and 32 bytes in base64. */
const KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/** Parses a key from its text form; null when the text is not a key. */
export function readSealingKey(text: string): SealingKey | null {
  const [, id, key] = KEY.exec(text.trim()) ?? [];
  return id && key ? { id, key: Buffer.from(key, "base64") } : null;
}

/**
 * Opens the vault with the configured keys. Without configured keys, it uses a key that is
 * generated once and stored in `dataDir`; if that file is lost, the encrypted texts are lost too.
 */
export async function openVault(from: KeySource): Promise<Vault> {
  return createVault(await sealingKeysOf(from));
}

/** The configured keys, and the folder of the generated key. */
export interface KeySource {
  readonly sealingKeys: readonly SealingKey[];
  readonly dataDir: string;
}

/** The configured keys, or the key in `dataDir`, which is generated if it does not exist. */
export async function sealingKeysOf({
  sealingKeys: [first, ...others],
  dataDir,
}: KeySource): Promise<readonly [SealingKey, ...SealingKey[]]> {
  return [first ?? (await ownKey(dataDir)), ...others];
}

async function ownKey(dataDir: string): Promise<SealingKey> {
  const file = join(dataDir, "sealing-key");
  await mkdir(dataDir, { recursive: true });
  const line = `own:${randomBytes(32).toString("base64")}\n`;
  // If two processes start together, only one of them writes the file, and both read it.
  await writeFile(file, line, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const key = readSealingKey(await readFile(file, "utf8"));
  if (!key) throw new StartError(`${file} holds no key. Please bring it back from a copy.`);
  return key;
}
