import type { Approval } from "@suvarna/contract/staff/approval";
import { findJump } from "@suvarna/domain/rate-guard";
import type { RateReferences } from "@suvarna/domain/staff/approval";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import {
  findSheet,
  hasSheets,
  isDecidedSince,
  newestSheet,
  sheetCountingAt,
  type WrittenSheet,
} from "./queries.ts";
import type { RatesConfig } from "./settings.ts";

/** The result of setting rates: the new sheet, or the request that waits for a second person. */
export type SheetOrApproval = { readonly sheet: WrittenSheet } | { readonly approval: Approval };

const DAY_MS = 24 * 3_600_000;

/**
 * Reads the rates with which rates of staff are compared to find out whether a second person must
 * approve them.
 */
export async function referencesAt(
  tx: Tx,
  config: RatesConfig,
  now: Date,
): Promise<RateReferences> {
  const newest = await newestSheet(tx, config);
  const dayBefore = await sheetCountingAt(tx, config, new Date(now.getTime() - DAY_MS));
  return {
    newest: newest?.perGram ?? null,
    dayBefore: dayBefore?.perGram ?? null,
    allWithdrawn: newest === null && (await hasSheets(tx, config)),
  };
}

/**
 * Refuses to carry out an approved request about rates when staff have set, confirmed or withdrawn
 * rates since the request, or when the market has jumped: the person who approved the request has
 * seen other rates than the present ones.
 * @param basedOn the id of the newest sheet at the time of the request; null when there was none
 * @throws Refusal conflict
 */
export async function refuseChangedRates(
  tx: Tx,
  config: RatesConfig,
  basedOn: string | null,
): Promise<void> {
  const newest = await newestSheet(tx, config);
  if ((newest?.id ?? null) === basedOn) return;
  const base = basedOn === null ? null : await findSheet(tx, basedOn);
  const isSame =
    base?.withdrawnAt === null &&
    newest !== null &&
    !(await isDecidedSince(tx, base)) &&
    findJump(base, { ...NO_RATES, ...knownRates(newest) }, config) === null;
  if (!isSame) {
    throw new Refusal("conflict", {
      message: "The rates have changed since this was asked for, so it was not carried out.",
    });
  }
}

const NO_RATES = { "24K": 0, "22K": 0, "18K": 0, Silver: 0 };

function knownRates({ perGram }: WrittenSheet) {
  const rates = Object.entries(perGram).filter(([, rate]) => rate !== null);
  return Object.fromEntries(rates) as Partial<typeof NO_RATES>;
}
