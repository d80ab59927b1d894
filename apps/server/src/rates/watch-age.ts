import type { RateHold } from "@suvarna/domain/rate-desk";
import { act } from "../platform/act.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { findNewestSheet, lockSheets, markAlarmed, type WrittenSheet } from "./queries.ts";
import { sellsUntil } from "./sell-age.ts";
import type { RatesConfig } from "./settings.ts";

/**
 * Returns the time from which a sheet counts as old, `ms` milliseconds after the market was read.
 * The desk shows old rates as old, and staff get a letter.
 */
export function staleFrom(
  sheet: WrittenSheet,
  config: RatesConfig,
  { hold, ms }: { readonly hold: RateHold | null; readonly ms: number },
): Date {
  // Rates that staff entered count as old when the shop stops selling by them.
  return sellsUntil(sheet, { feedSellMs: ms, manualSellMs: config.manualSellMs }, hold);
}

/**
 * Announces that the newest sheet has become old, once for each sheet. A sheet that staff have
 * withdrawn is not announced.
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
