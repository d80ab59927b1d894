import type { DeskRate, RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { rupees } from "@suvarna/domain/money";
import { metalOf } from "@suvarna/domain/rate-desk";
import type { MetalLimits } from "@suvarna/domain/rate-guard";
import type { RateAdjustment } from "@suvarna/domain/rate-sheet";
import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import type { StaffNames } from "../staff/index.ts";
import { adjustmentsOf, adjustmentVersion, type ControlRow, SALES_OF } from "./controls.ts";
import type { Desk, DeskPiece } from "./desk.ts";
import { holdInForce } from "./hold-in-force.ts";
import { BY_HAND, sellsUntil } from "./sell-age.ts";
import { deskEntries } from "./serialize-entries.ts";
import { serializeReading, serializeSheet, serializeSource } from "./serialize-staff-rates.ts";
import type { RatesConfig } from "./settings.ts";
import { staleFrom } from "./watch-age.ts";

const MINUTE_MS = 60_000;

/** Converts the data of the rates desk to the format of the API. */
export function serializeDesk(desk: Desk, config: RatesConfig, limits: ApprovalLimits): RatesDesk {
  const { now, sheet, controls, names } = desk;
  const { hold, rows, stopped } = controls;
  const adjustments = adjustmentsOf(controls, config);
  const decisionOf = (row: ControlRow) => serializeDecision(row, names);
  return {
    at: now.toISOString(),
    rates: CARATS.map((carat) => serializeRate(carat, desk)),
    sheet: sheet && serializeSheet(sheet),
    state: stateOf(desk, config),
    isOld: isOld(desk, config),
    isByHand: isByHand(desk),
    heldUntil: holdInForce(sheet, hold, now)?.toISOString() ?? null,
    sellsUntil: sheet && sellsUntil(sheet, config, hold).toISOString(),
    oldMinutes: config.oldMs / MINUTE_MS,
    sellMinutes: config.feedSellMs / MINUTE_MS,
    maxAgeHours: config.maxAgeMs / (60 * MINUTE_MS),
    hold:
      isHeldByDesk(desk) && rows.hold?.until
        ? { ...decisionOf(rows.hold), until: rows.hold.until.toISOString() }
        : null,
    stopped: stopped.flatMap((metal) => {
      const row = rows[SALES_OF[metal]];
      return row ? [{ metal, ...decisionOf(row) }] : [];
    }),
    adjustment: {
      gold: serializeAdjustment(adjustments.gold),
      silver: serializeAdjustment(adjustments.silver),
      said: rows.adjustment ? decisionOf(rows.adjustment) : null,
      version: adjustmentVersion(controls),
    },
    world: sheet?.world
      ? { gold: rupees(sheet.world.gold), silver: rupees(sheet.world.silver) }
      : null,
    guard: {
      gold: serializeLimits(config.gold),
      silver: serializeLimits(config.silver),
      secondPersonBp: limits.rateJumpBp,
      handRateBp: limits.handRateBp,
      secondPersonNeeded: limits.required,
      requestMinutes: limits.ratesLapseMs / MINUTE_MS,
    },
    quarantine: desk.waiting.map(serializeReading),
    lastHeldBackAt: desk.heldBack[0]?.readAt.toISOString() ?? null,
    sources: desk.sources.map(({ source, state }) => serializeSource(source, state)),
    lastByHand: serializeByHand(desk),
    pieces: desk.pieces.map(serializePiece),
    published: desk.published,
    locks: desk.locks,
    deciders: desk.deciders.map(({ id, name }) => ({ _id: id, name })),
    entries: deskEntries(desk),
  };
}

function serializeRate(carat: Carat, desk: Desk): DeskRate {
  const { sheet, closed, controls } = desk;
  const price = sheet?.perGram[carat] ?? null;
  const close = closed?.[carat] ?? null;
  const mode = controls.stopped.includes(metalOf(carat))
    ? "stopped"
    : isHeldByDesk(desk)
      ? "held"
      : isByHand(desk)
        ? "by-hand"
        : "auto";
  return {
    Carat: carat,
    price: price === null ? null : rupees(price),
    mode,
    closedAt: close === null ? null : rupees(close),
  };
}

/**
 * Whether a control of the desk holds the present rates. Rates that staff entered for a time are
 * not counted.
 */
function isHeldByDesk({ controls: { hold }, now }: Desk): boolean {
  return hold?.until != null && hold.until > now;
}

function isByHand({ sheet }: Desk): boolean {
  return sheet?.source === BY_HAND;
}

function stateOf(desk: Desk, config: RatesConfig): RatesDesk["state"] {
  if (desk.sheet?.withdrawnAt !== null) return "none";
  if (desk.controls.stopped.length > 0) return "stopped";
  if (isOld(desk, config)) return "old";
  if (isHeldByDesk(desk)) return "held";
  return isByHand(desk) ? "by-hand" : "live";
}

function isOld({ sheet, controls: { hold }, now }: Desk, config: RatesConfig): boolean {
  if (sheet?.withdrawnAt !== null) return false;
  return now > staleFrom(sheet, config, { hold, ms: config.oldMs });
}

function serializeByHand({ lastByHand }: Desk): RatesDesk["lastByHand"] {
  if (!lastByHand) return null;
  const { acceptedAt, withdrawnAt, reason } = lastByHand;
  return {
    at: acceptedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    reason,
  };
}

function serializeDecision(
  { changedBy, agreedBy, changedAt, reason }: ControlRow,
  names: StaffNames,
) {
  return {
    by: names(changedBy),
    agreedBy: agreedBy === null ? null : names(agreedBy),
    at: changedAt.toISOString(),
    reason,
  };
}

function serializeAdjustment({ bp, paisePerGram }: RateAdjustment) {
  return { bp, perGram: rupees(paisePerGram) };
}

function serializeLimits({ floor, ceiling, jumpBp }: MetalLimits) {
  return { floor: rupees(floor), ceiling: rupees(ceiling), jumpBp };
}

function serializePiece({ id, name, slug, pictures, ...piece }: DeskPiece) {
  const { carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = piece;
  const priced = { carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp };
  return { _id: id, name, slug, picture: pictures[0] ?? null, ...priced };
}
