import type { WithdrawInput } from "@suvarna/contract/rates/staff-schemas";
import { act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { endHold } from "./hold-rates.ts";
import {
  findNewestSheet,
  findSheet,
  lockSheets,
  markWithdrawn,
  type WrittenSheet,
} from "./queries.ts";

/**
 * Withdraws rates that were wrong: from this moment nothing is sold by them. A reaction
 * (`reactions.ts`) ends the price locks and unpaid orders of the sheet. If the sheet is the newest
 * one, sales stop until a newer one is accepted, and a hold of the rates ends, as it does with the
 * sheet for which it was set.
 * @throws Refusal sheet_not_found, sheet_withdrawn
 */
export function withdrawSheet(
  { app, config }: GuardDependencies,
  actor: UserActor,
  { sheetId, reason }: WithdrawInput,
): Promise<WrittenSheet> {
  return act(app, actor, async (act) => {
    const { tx, at, record, tell } = act;
    await lockSheets(tx);
    const sheet = await (sheetId === undefined
      ? findNewestSheet(tx, config.rates)
      : isId(sheetId) && findSheet(tx, sheetId));
    if (!sheet) throw new Refusal("sheet_not_found");
    if (!(await markWithdrawn(tx, sheet.id, at))) throw new Refusal("sheet_withdrawn");
    const { id, perGram } = sheet;
    await endHold(act, actor, { config, sheet, reason });
    record({ what: "rates.withdrawn", subject: id, before: { perGram }, after: { reason } });
    tell({ type: "rates.withdrawn", sheetId: id });
    return { ...sheet, withdrawnAt: at };
  });
}
