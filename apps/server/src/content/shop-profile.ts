import type { Shop } from "@suvarna/contract/content/schemas";
import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { inTranslation } from "../platform/translations.ts";
import { shopProfile } from "./tables.ts";
import { PROFILE_TEXTS } from "./translated-texts.ts";

/**
 * The identity of the shop: its name, registration and contact data. Its prices and taxes are rules
 * of the configuration and not part of this identity.
 */
export type Identity = Pick<
  Shop,
  | "name"
  | "tagline"
  | "legalName"
  | "address"
  | "gstin"
  | "cin"
  | "hallmarkLicence"
  | "phone"
  | "email"
  | "hours"
  | "supportHours"
  | "grievanceOfficer"
  | "social"
>;

/** The text and the pictures of the page about the shop. Pictures are given by their addresses. */
export interface About {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly string[];
  /**
   * The alternative text of each picture. A profile that was stored before this field existed has
   * none.
   */
  readonly alts?: readonly string[];
  readonly description1: string;
  readonly description2: string;
  readonly description3: string;
}

/** The parts of the shop's profile. Each part is one row, which has the part's key as its name. */
export interface Profile {
  readonly identity: Identity;
  readonly about: About;
  /**
   * The parts of the identity that staff have changed. The environment's values for these parts are
   * ignored.
   */
  readonly changedByStaff: readonly (keyof Identity)[];
}

/** Reads one part of the shop's profile; null before the part was stored. */
export async function findProfile<Name extends keyof Profile>(
  db: Db,
  name: Name,
): Promise<Profile[Name] | null> {
  const [part] = await db.select().from(shopProfile).where(eq(shopProfile.name, name));
  return (part?.value as Profile[Name] | undefined) ?? null;
}

/**
 * Reads one part of the shop's profile with its texts in a language; null before the part was
 * stored. Texts without a translation stay in the original language.
 */
export async function findProfileIn<Name extends keyof typeof PROFILE_TEXTS>(
  db: Db,
  name: Name,
  language: string | null,
): Promise<Profile[Name] | null> {
  const [part] = await db.select().from(shopProfile).where(eq(shopProfile.name, name));
  if (!part) return null;
  const translation = language === null ? null : part.translations[language];
  return inTranslation(part.value as Profile[Name], PROFILE_TEXTS[name], translation);
}

/** Locks the row of the shop's identity until the transaction ends. */
export async function lockIdentity(tx: Tx): Promise<void> {
  const { name } = shopProfile;
  await tx.select({ name }).from(shopProfile).where(eq(name, "identity")).for("update");
}

/**
 * Reads the identity of the shop with its texts in a language. Texts without a translation stay in
 * the original language.
 * @throws Refusal unavailable before the identity was stored
 */
export async function requireIdentity(
  db: Db,
  language: LanguageCode = FIRST_LANGUAGE,
): Promise<Identity> {
  const translated = language === FIRST_LANGUAGE ? null : language;
  const identity = await findProfileIn(db, "identity", translated);
  if (!identity) throw new Refusal("unavailable");
  return identity;
}
