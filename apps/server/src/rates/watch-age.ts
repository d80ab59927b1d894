import { heldUntil } from "@suvarna/domain/rate-desk";
import { act } from "../platform/act.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { findNewestSheet, lockSheets, markAlarmed, type WrittenSheet } from "./queries.ts";
import { BY_HAND, sellsUntil } from "./sell-age.ts";
import type { RatesConfig } from "./settings.ts";

/**
 * Returns the time from which a sheet counts as old, `ms` milliseconds after the market was read.
 * The desk shows old rates as old, and staff get a letter.
 */
export function staleFrom(
  sheet: WrittenSheet,
  config: RatesConfig,
  { hold, ms }: { readonly hold: Parameters<typeof heldUntil>[1]; readonly ms: number },
): Date {
  // Rates that staff entered count as old when the shop stops selling by them.
  if (sheet.source === BY_HAND) return sellsUntil(sheet, config, hold);
  const heldUntilMs = heldUntil(sheet, hold)?.getTime() ?? 0;
  return new Date(Math.max(sheet.takenAt.getTime() + ms, heldUntilMs));
}

/**
 * Tells staff when the newest sheet has become old, once for each sheet. Staff are not told of a
 * sheet that they have withdrawn.
 */
export async function watchRateAge({ app, config }: GuardDependencies): Promise<void> {
  const { db } = app.database;
  if ((await findOverdue()) === null) return;
  await act(app, { kind: "job", name: "rates" }, async ({ tx, at, tell }) => {
    await lockSheets(tx);
    const sheet = await findNewestSheet(tx, config.rates);
    if (sheet && (await markAlarmed(tx, sheet.id, at))) {
      tell({ type: "rates.stale", sheetId: sheet.id });
    }
  });

  async function findOverdue(): Promise<WrittenSheet | null> {
    const sheet = await findNewestSheet(db, config.rates);
    if (sheet?.withdrawnAt !== null || sheet.alarmedAt !== null) return null;
    const { hold } = await currentControls(db);
    const overdue = staleFrom(sheet, config.rates, { hold, ms: config.rates.alarmMs });
    return app.clock() > overdue ? sheet : null;
  }
}
