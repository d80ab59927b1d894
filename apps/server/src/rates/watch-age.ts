import { heldUntil } from "@suvarna/domain/rate-desk";
import { act } from "../platform/act.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { lastSheet, lockSheets, markAlarmed, type WrittenSheet } from "./queries.ts";
import { BY_HAND, sellsUntil } from "./sell-age.ts";
import type { RatesConfig } from "./settings.ts";

/** From when on rates of a source are shown to staff as old, or staff are told by letter. */
export function oldFrom(
  sheet: WrittenSheet,
  config: RatesConfig,
  { hold, ms }: { readonly hold: Parameters<typeof heldUntil>[1]; readonly ms: number },
): Date {
  // Rates that staff entered are old when they are not sold by any more.
  if (sheet.source === BY_HAND) return sellsUntil(sheet, config, hold);
  const held = heldUntil(sheet, hold)?.getTime() ?? 0;
  return new Date(Math.max(sheet.takenAt.getTime() + ms, held));
}

/**
 * Tells staff, once for each set of rates, that it has been the newest for too long. Rates that staff
 * have withdrawn are no news to them.
 */
export async function watchAge({ app, config }: GuardDependencies): Promise<void> {
  const { db } = app.database;
  if ((await findOverdue()) === null) return;
  await act(app, { kind: "job", name: "rates" }, async ({ tx, at, tell }) => {
    await lockSheets(tx);
    const sheet = await lastSheet(tx, config.rates);
    if (sheet && (await markAlarmed(tx, sheet.id, at))) {
      tell({ type: "rates.stale", sheetId: sheet.id });
    }
  });

  async function findOverdue(): Promise<WrittenSheet | null> {
    const sheet = await lastSheet(db, config.rates);
    if (sheet?.withdrawnAt !== null || sheet.alarmedAt !== null) return null;
    const { hold } = await currentControls(db);
    const overdue = oldFrom(sheet, config.rates, { hold, ms: config.rates.alarmMs });
    return app.clock() > overdue ? sheet : null;
  }
}
