import { findUser } from "../../identity/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { isId } from "../../platform/ids.ts";
import { allowCash, requirePrepayment, requiresPrepayment } from "../buyer-queries.ts";

/**
 * Stores whether a buyer gets cash on delivery, as staff have decided. Orders that were placed
 * before stay as they are.
 * @throws Refusal not_found when there is no such account
 */
export async function setPrepaymentOnly(
  { tx, at, record }: Act,
  { userId, only, by }: { userId: string; only: boolean; by: string },
): Promise<void> {
  if (!isId(userId) || !(await findUser(tx, userId))) throw new Refusal("not_found");
  const before = await requiresPrepayment(tx, userId);
  if (before === only) return;
  if (only) await requirePrepayment(tx, { userId, by, at });
  else await allowCash(tx, userId);
  record({
    what: "buyer.prepayment",
    subject: userId,
    before: { only: before },
    after: { only },
  });
}
