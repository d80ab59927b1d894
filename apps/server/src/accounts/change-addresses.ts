import type { AddressInput } from "@suvarna/contract/accounts/schemas";
import { and, eq, ne } from "drizzle-orm";
import { lockUser } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { type AddressRow, findAddresses } from "./queries.ts";
import { addresses } from "./tables.ts";

/**
 * The maximum number of addresses of a user. It limits the size of every reply about the account,
 * because each contains all addresses.
 */
const ADDRESSES = 20;
/** The name of a change of addresses in the audit log. */
const CHANGED = "account.addresses_changed";

/**
 * Adds an address to a user's account. The first address is the default until another address
 * becomes the default.
 * @throws Refusal bad_request when there are too many
 */
export async function addAddress(
  { tx, at, record }: Act,
  userId: string,
  input: AddressInput,
): Promise<AddressRow> {
  await lockUser(tx, userId);
  if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= ADDRESSES) {
    const message = `You can keep ${ADDRESSES} addresses. Please delete one first.`;
    throw new Refusal("bad_request", { message });
  }
  const [added] = await tx
    .insert(addresses)
    .values({ ...input, userId, isDefault: false, createdAt: at, updatedAt: at })
    .returning();
  record({ what: CHANGED, subject: userId, after: { added: added?.id } });
  return settleDefault(tx, added as AddressRow, input.isDefault === true);
}

const PLACE = ["addressLine", "city", "state", "zipcode", "country", "primaryPhone"] as const;

/**
 * Whether a change of one of the user's addresses would send parcels to another place. A change of
 * the kind of address, or of the default address, would not.
 */
export async function changesDestination(
  db: Db,
  { userId, id }: { userId: string; id: string },
  input: AddressInput,
): Promise<boolean> {
  const address = (await findAddresses(db, userId)).find((known) => known.id === id);
  return address !== undefined && PLACE.some((field) => input[field] !== address[field]);
}

/**
 * Replaces the content of an address.
 * @throws Refusal not_found, forbidden
 */
export async function replaceAddress(
  { tx, at, record }: Act,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<AddressRow> {
  const old = await ownAddress(tx, userId, id);
  const { isDefault = old.isDefault } = input;
  const [replaced] = await tx
    .update(addresses)
    .set({ ...input, isDefault: false, updatedAt: at })
    .where(eq(addresses.id, id))
    .returning();
  record({ what: CHANGED, subject: userId, after: { replaced: id } });
  return settleDefault(tx, replaced as AddressRow, isDefault);
}

/**
 * Removes an address from a user's account. If it was the default, the oldest remaining address
 * becomes the default.
 * @throws Refusal not_found, forbidden
 */
export async function removeAddress(
  { tx, record }: Act,
  userId: string,
  id: string,
): Promise<void> {
  await ownAddress(tx, userId, id);
  await tx.delete(addresses).where(eq(addresses.id, id));
  record({ what: CHANGED, subject: userId, after: { removed: id } });
  const left = await findAddresses(tx, userId);
  if (left[0] && !left.some((address) => address.isDefault)) await makeDefault(tx, left[0]);
}

/**
 * Reads an address of the user, and locks the user until the transaction ends.
 * @throws Refusal not_found, forbidden
 */
async function ownAddress(tx: Tx, userId: string, id: string): Promise<AddressRow> {
  if (!isId(id)) throw new Refusal("not_found");
  await lockUser(tx, userId);
  const [address] = await tx.select().from(addresses).where(eq(addresses.id, id));
  if (!address) throw new Refusal("not_found");
  if (address.userId !== userId) throw new Refusal("forbidden");
  return address;
}

/**
 * Makes exactly one address of a user the default: the given address, if it is to be the default or
 * if no other address is.
 */
async function settleDefault(tx: Tx, address: AddressRow, isWanted: boolean): Promise<AddressRow> {
  const others = (await findAddresses(tx, address.userId)).filter(({ id }) => id !== address.id);
  if (!isWanted && others.some(({ isDefault }) => isDefault)) return address;
  return makeDefault(tx, address);
}

async function makeDefault(tx: Tx, { id, userId }: AddressRow): Promise<AddressRow> {
  const itsOthers = and(eq(addresses.userId, userId), ne(addresses.id, id));
  await tx.update(addresses).set({ isDefault: false }).where(itsOthers);
  const [address] = await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(eq(addresses.id, id))
    .returning();
  return address as AddressRow;
}
