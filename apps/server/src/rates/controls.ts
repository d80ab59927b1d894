import { METALS, type Metal, type RateHold } from "@suvarna/domain/rate-desk";
import type { RateAdjustment } from "@suvarna/domain/rate-sheet";
import { desc } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { AuditedFields } from "../platform/audit.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { RatesConfig } from "./settings.ts";
import { rateControls } from "./tables.ts";

export type ControlRow = typeof rateControls.$inferSelect;
export type ControlKind = ControlRow["kind"];

/** The surcharges on the world's prices of gold and silver. */
export interface Adjustments {
  readonly gold: RateAdjustment;
  readonly silver: RateAdjustment;
}

/** The decisions of staff about the rates as a whole (controls) that are in force. */
export interface Controls {
  /** The version of the controls, which changes with every new control. */
  readonly version: string;
  /** The newest hold or release of the rates; null when staff never held them. */
  readonly hold: RateHold | null;
  /** The metals whose sales are stopped. */
  readonly stopped: readonly Metal[];
  /** The newest stored control of each kind. */
  readonly rows: Partial<Readonly<Record<ControlKind, ControlRow>>>;
}

/** The kind of control that stops the sales of a metal. */
export const SALES_OF = { gold: "sales_gold", silver: "sales_silver" } as const;

/** Reads the newest control of each kind. The table is small, because only people write to it. */
export async function currentControls(db: Db): Promise<Controls> {
  const newest = await db
    .selectDistinctOn([rateControls.kind])
    .from(rateControls)
    .orderBy(rateControls.kind, desc(rateControls.changedAt), desc(rateControls.id));
  const rows = Object.fromEntries(newest.map((row) => [row.kind, row])) as Controls["rows"];
  const { hold } = rows;
  return {
    version: newest.map(({ id }) => id).join(),
    hold: hold ? { until: hold.isOn ? hold.until : null, changedAt: hold.changedAt } : null,
    stopped: METALS.filter((metal) => rows[SALES_OF[metal]]?.isOn),
    rows,
  };
}

/** Returns the surcharges in force: the last ones that staff have set, or those of the settings. */
export function adjustmentsOf(
  { rows: { adjustment } }: Controls,
  { adjust }: Pick<RatesConfig, "adjust">,
): Adjustments {
  if (!adjustment) return adjust;
  const { goldBp, goldPaise, silverBp, silverPaise } = adjustment;
  return {
    gold: { bp: goldBp ?? 0, paisePerGram: goldPaise ?? 0 },
    silver: { bp: silverBp ?? 0, paisePerGram: silverPaise ?? 0 },
  };
}

/**
 * Returns the version of the adjustment, which changes whenever staff set it. A caller sends the
 * version that they have seen, so that nobody overwrites a change that they have not seen.
 */
export function adjustmentVersion({ rows: { adjustment } }: Controls): string {
  return adjustment?.id ?? "settings";
}

/** A control that is to be stored. */
type NewControl = Pick<ControlRow, "kind" | "isOn" | "reason" | "changedBy"> &
  Partial<ControlRow> & { readonly before: AuditedFields; readonly after: AuditedFields };

/**
 * Stores a control and announces it. The caller must have locked the sheets, so that the new row is
 * the newest of its kind.
 */
export async function addControl(
  { tx, at, record, tell }: Act,
  { before, after, ...control }: NewControl,
): Promise<void> {
  const { rows } = await currentControls(tx);
  const last = rows[control.kind]?.changedAt.getTime() ?? 0;
  const changedAt = new Date(Math.max(at.getTime(), last + 1));
  const id = newId(changedAt.getTime());
  await tx.insert(rateControls).values({ id, changedAt, ...control });
  record({ what: `rates.${control.kind}`, subject: id, before, after });
  tell({ type: "rates.controlled", controlId: id });
}

/** Lists the newest controls, the newest first. */
export function listControls(db: Db, limit: number): Promise<ControlRow[]> {
  return db
    .select()
    .from(rateControls)
    .orderBy(desc(rateControls.changedAt), desc(rateControls.id))
    .limit(limit);
}
