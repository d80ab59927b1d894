import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { DOOR_CODE_DIGITS, DOOR_CODE_TRIES } from "@suvarna/domain/door-code";
import { and, eq, gt, sql } from "drizzle-orm";
import { canReadMessages } from "../identity/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { purposeKey } from "../platform/purpose-key.ts";
import { addNote } from "./desk/order-notes.ts";
import { findOrder, lockOrder, type PlacedOrder } from "./queries.ts";
import { orders } from "./tables.ts";

const CODES = 10n ** BigInt(DOOR_CODE_DIGITS);

/** The columns of an order from which its door code is computed. */
type CodedOrder = Pick<PlacedOrder, "id" | "doorNonce" | "doorTriesLeft">;

/**
 * Computes the code that the buyer tells the courier, from the order's nonce and the shop's secret.
 * The order does not store the digits. `messages.content` contains them until the letter and the
 * text are sent or given up.
 * @returns null for an order that needs no code
 */
export function doorCodeOf(secret: string, { id, doorNonce }: CodedOrder): string | null {
  if (doorNonce === null) return null;
  const key = purposeKey(secret, "codes at the door");
  const digest = createHmac("sha256", key)
    .update(JSON.stringify([id, doorNonce]))
    .digest();
  return String(digest.readBigUInt64BE() % CODES).padStart(DOOR_CODE_DIGITS, "0");
}

/**
 * The note for staff on an order that has no door code because its buyer could not receive the
 * code.
 */
const NO_READER =
  "No code at the door: the buyer has no confirmed e-mail address or phone number and can't sign in. Make sure that the courier hands the parcel to the buyer.";

/**
 * Creates the door code of an order that is dispatched. If the buyer cannot receive the code, the
 * order gets none, and a note tells staff so.
 */
export async function giveDoorCode(
  act: Act,
  { id: orderId, userId }: Pick<PlacedOrder, "id" | "userId">,
  staffId: string,
): Promise<Partial<ReturnType<typeof newDoorCode>>> {
  if (await canReadMessages(act.tx, userId)) return newDoorCode();
  await addNote(act, { orderId, text: NO_READER, staffId });
  return {};
}

/** The columns of an order by which a delivery with a door code is checked. */
function newDoorCode(): { readonly doorNonce: string; readonly doorTriesLeft: number } {
  return { doorNonce: randomBytes(16).toString("base64url"), doorTriesLeft: DOOR_CODE_TRIES };
}

/**
 * How staff report the delivery of a parcel: with its door code, or with a reason why there is
 * none.
 */
export type Handover = Pick<DeskMoveInput, "doorCode"> & {
  readonly withoutDoorCode?: string | undefined;
};

/**
 * Refuses a delivery whose door code is missing or wrong. A delivery without the code stores its
 * reason as a note on the order, and the audit log records it, also for an order that needs no
 * code.
 * @throws Refusal door_code_needed, door_code_wrong, door_code_used_up
 */
export async function requireDoorCode(
  act: Act,
  secret: string,
  order: CodedOrder,
  { doorCode, withoutDoorCode, staffId }: Handover & { readonly staffId: string },
): Promise<void> {
  const code = doorCodeOf(secret, order);
  if (withoutDoorCode !== undefined) {
    const text = `Delivered without the code: ${withoutDoorCode}`;
    await addNote(act, { orderId: order.id, text, staffId });
    act.record({
      what: "order.delivered_without_code",
      subject: order.id,
      after: { triesLeft: order.doorTriesLeft },
    });
    return;
  }
  if (code === null) return;
  if (doorCode === undefined) throw new Refusal("door_code_needed");
  refuseUsedUp(order);
  if (!isSame(code, doorCode)) throw new Refusal("door_code_wrong");
}

/**
 * Counts a wrong door code in an act of its own, so that the count stays although the delivery is
 * refused. Each try locks the order, so simultaneous tries are counted one after the other.
 * @throws Refusal door_code_wrong with the number of tries that are left, door_code_used_up
 */
export async function countWrongDoorCode(
  app: App,
  secret: string,
  actor: UserActor,
  { orderId, doorCode }: { readonly orderId: string; readonly doorCode: string },
): Promise<void> {
  const existing = await findOrder(app.database.db, orderId);
  // The move itself refuses an order that is not on its way, and a right code of which no try is
  // left. A right code changes nothing here, so that the audit log gets no line about it.
  const right = existing && doorCodeOf(secret, existing);
  if (!right || existing.state !== "shipped" || isSame(right, doorCode)) return;
  const left = await act(app, actor, async (act) => {
    const order = await lockOrder(act.tx, orderId);
    if (order?.state !== "shipped") return null;
    refuseUsedUp(order);
    const triesLeft = await spendTry(act.tx, orderId);
    act.record({ what: "order.door_code_wrong", subject: orderId, after: { triesLeft } });
    return triesLeft;
  });
  if (left === null) return;
  if (left === 0) throw new Refusal("door_code_used_up");
  throw new Refusal("door_code_wrong", {
    message: `This is not the code of this order. Ask the courier to read it once more; ${left === 1 ? "one try is" : `${left} tries are`} left.`,
  });
}

/** Refuses further codes when no try is left. @throws Refusal door_code_used_up */
function refuseUsedUp({ doorTriesLeft }: CodedOrder): void {
  if (doorTriesLeft === 0) throw new Refusal("door_code_used_up");
}

/** Counts a wrong code. @returns the number of tries that are left */
async function spendTry(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .update(orders)
    .set({ doorTriesLeft: sql`${orders.doorTriesLeft} - 1` })
    .where(and(eq(orders.id, id), gt(orders.doorTriesLeft, 0)))
    .returning({ left: orders.doorTriesLeft });
  return row?.left ?? 0;
}

/** Compares two codes in constant time. */
function isSame(code: string, entered: string): boolean {
  return code.length === entered.length && timingSafeEqual(Buffer.from(code), Buffer.from(entered));
}
