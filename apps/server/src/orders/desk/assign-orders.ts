import { rolesWith } from "@suvarna/domain/staff/permission";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { activeStaff, namesOf, type StaffUser } from "../../identity/index.ts";
import type { Act } from "../../platform/act.ts";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { orderAssignees } from "../desk-tables.ts";
import { findOwner } from "../queries.ts";

/** The change of an order's assignee. Null means that the order is given to nobody. */
export interface Assignment {
  readonly orderId: string;
  /** The assignee that the caller has seen. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A member of staff as the API shows an assignee. */
interface Assignee {
  readonly _id: string;
  /** Null when the account is gone. */
  readonly name: string | null;
}

/** Lists the active staff who may move orders, in the order in which they joined. */
export function listOrderPeople(db: Db): Promise<StaffUser[]> {
  return activeStaff(db, rolesWith("orders.move"));
}

/**
 * Gives an order to a member of staff, or takes it back. When two people give the same order at the
 * same time, the second is refused and so sees what the first has done.
 * @throws Refusal order_not_found; changed_meanwhile, which names the present assignee
 */
export async function assignOrder(act: Act, { orderId, from, to }: Assignment): Promise<void> {
  const { tx } = act;
  if ((await findOwner(tx, orderId)) === null) throw new Refusal("order_not_found");
  if (from === to) return;
  if (!(await replaceAssignee(act, { orderId, from, to }))) {
    const now = (await findAssignees(tx, [orderId])).get(orderId);
    const message = now
      ? `${now.name ?? "Somebody"} has it by now.`
      : "It was taken back meanwhile.";
    throw new Refusal("changed_meanwhile", { message });
  }
  act.record({
    what: "order.assigned",
    subject: orderId,
    before: { assignedTo: from },
    after: { assignedTo: to },
  });
}

/** The assignees of some orders, by the ids of the orders. An order without one is left out. */
export async function findAssignees(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Assignee>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderAssignees)
    .where(inArray(orderAssignees.orderId, [...orderIds]));
  const names = await namesOf(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return new Map(
    rows.map(({ orderId, staffId: _id }) => [orderId, { _id, name: names.get(_id) ?? null }]),
  );
}

/** @returns false when the order has another assignee than `from` */
async function replaceAssignee(
  { tx, at }: Act,
  { orderId, from, to: staffId }: Assignment,
): Promise<boolean> {
  const isUnchanged = and(
    eq(orderAssignees.orderId, orderId),
    from === null ? isNull(orderAssignees.staffId) : eq(orderAssignees.staffId, from),
  );
  if (staffId === null)
    return isSome(await tx.delete(orderAssignees).where(isUnchanged).returning());
  if (from !== null) {
    return isSome(
      await tx.update(orderAssignees).set({ staffId, at }).where(isUnchanged).returning(),
    );
  }
  const row = { orderId, staffId, at };
  return isSome(await tx.insert(orderAssignees).values(row).onConflictDoNothing().returning());
}

function isSome(rows: readonly unknown[]): boolean {
  return rows.length > 0;
}
