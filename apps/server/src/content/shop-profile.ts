import type { Shop } from "@suvarna/contract/content/schemas";
import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { shopProfile } from "./tables.ts";

/** Who the shop is; its rules come from the configuration. */
export type Identity = Pick<
  Shop,
  | "name"
  | "tagline"
  | "legalName"
  | "address"
  | "gstin"
  | "cin"
  | "phone"
  | "email"
  | "hours"
  | "supportHours"
  | "grievanceOfficer"
  | "social"
>;

/** What the shop says of itself; pictures are addresses. */
export interface About {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly string[];
  /** The words of each picture; a profile that was kept before they were has none. */
  readonly alts?: readonly string[];
  readonly description1: string;
  readonly description2: string;
  readonly description3: string;
}

/** The parts of the profile, each one row by its name. */
export interface Profile {
  readonly identity: Identity;
  readonly about: About;
}

/** One part of the profile; null before it was written. */
export async function findProfile<Name extends keyof Profile>(
  db: Db,
  name: Name,
): Promise<Profile[Name] | null> {
  const [part] = await db.select().from(shopProfile).where(eq(shopProfile.name, name));
  return (part?.value as Profile[Name] | undefined) ?? null;
}

/** Who the shop is, as it says of itself. @throws Refusal unavailable before it has said so */
export async function requireIdentity(db: Db): Promise<Identity> {
  const identity = await findProfile(db, "identity");
  if (!identity) throw new Refusal("unavailable");
  return identity;
}
