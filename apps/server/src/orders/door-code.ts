import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { DOOR_CODE_DIGITS, DOOR_CODE_TRIES } from "@suvarna/domain/door-code";
import { and, eq, gt, sql } from "drizzle-orm";
import { canReadMessages } from "../identity/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { purposeKey } from "../platform/purpose-key.ts";
import { addNote } from "./order-notes.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { orders } from "./tables.ts";

const CODES = 10n ** BigInt(DOOR_CODE_DIGITS);

/** An order as far as its door code is concerned. */
type CodedOrder = Pick<PlacedOrder, "id" | "doorNonce" | "doorTriesLeft">;

/**
 * Computes the code that the buyer tells the courier, from the order's nonce and the shop's secret.
 * The order doesn't store the digits. Its letter and its text contain them in `messages.content` until
 * they are sent or given up.
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

/** The note of staff on an order that would have a code if its buyer could read it. */
const NO_READER =
  "No code at the door: the buyer has no confirmed e-mail address or phone number and can't sign in. Make sure that the courier hands the parcel to the buyer.";

/**
 * Makes the code of an order that is dispatched. An order whose buyer could not read it gets none, and
 * a note says so to staff.
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

/** The columns of an order that is handed over against a new code. */
function newDoorCode(): { readonly doorNonce: string; readonly doorTriesLeft: number } {
  return { doorNonce: randomBytes(16).toString("base64url"), doorTriesLeft: DOOR_CODE_TRIES };
}

/** How a parcel was handed over: against its code, or without it for a reason. */
export type Handover = Pick<DeskMoveInput, "doorCode"> & {
  readonly withoutDoorCode?: string | undefined;
};

/**
 * Refuses a delivery whose code is missing or wrong. A delivery without the code keeps its reason as
 * a note on the order, and the audit log names it, also where the order has no code.
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
 * Counts a wrong code in an act of its own, so that the try counts although its delivery is refused.
 * Several tries at once are counted one after the other, because each locks the order.
 * @throws Refusal door_code_wrong with the number of tries that are left, door_code_used_up
 */
export async function countDoorTry(
  app: App,
  secret: string,
  actor: UserActor,
  { orderId, doorCode }: { readonly orderId: string; readonly doorCode: string },
): Promise<void> {
  const left = await act(app, actor, async (act) => {
    const order = await lockOrder(act.tx, orderId);
    const code = order && doorCodeOf(secret, order);
    // An order that is not on its way is refused by the move itself.
    if (!code || order.state !== "shipped") return null;
    refuseUsedUp(order);
    if (isSame(code, doorCode)) return null;
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

/** @throws Refusal door_code_used_up */
function refuseUsedUp({ doorTriesLeft }: CodedOrder): void {
  if (doorTriesLeft === 0) throw new Refusal("door_code_used_up");
}

/** @returns the number of tries that are left */
async function spendTry(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .update(orders)
    .set({ doorTriesLeft: sql`${orders.doorTriesLeft} - 1` })
    .where(and(eq(orders.id, id), gt(orders.doorTriesLeft, 0)))
    .returning({ left: orders.doorTriesLeft });
  return row?.left ?? 0;
}

/** Compares two codes in constant time. */
function isSame(code: string, typed: string): boolean {
  return code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));
}
