import { CARATS } from "@suvarna/domain/fineness";
import { METALS, RATE_MODES } from "@suvarna/domain/rate-desk";
import * as z from "zod/mini";
import { Id, Rupees, requiredText, Time } from "../field-schemas.ts";
import { ApprovalPending, StaffName } from "../staff/approval.ts";
import { IfMatchOrAny } from "../staff/version.ts";
import { AcceptedSheet, HoldUntil, RateReading, SourceHealth } from "./staff-schemas.ts";

const says = {
  reason: "Say why, so that others can read it later",
  minutes: "Enter whole minutes, from 1 to 10080 (a week)",
  metals: "Choose gold, silver or both",
  bp: "Enter a share from -50 % to 100 %",
  perGram: "Enter rupees per gram, from -10000 to 10000",
};
const Reason = requiredText(says.reason, 300);

/** The author of a change by staff, the second person and the reason. */
const StaffDecision = {
  by: StaffName,
  /** The second person that approved the change; null if the change needed no approval. */
  agreedBy: z.nullable(StaffName),
  at: Time,
  reason: z.string(),
};

/**
 * The adjustment of the world's price of a gram: a share in basis points, and then an amount in
 * rupees.
 */
const Adjustment = z.object({ bp: z.int(), perGram: z.number() });

/** A rate as the rates desk shows it, in rupees per gram. */
export const DeskRate = z.object({
  Carat: z.enum(CARATS),
  /** The rate; null before the first rates. The rate is also sent while its sales are stopped. */
  price: z.nullable(Rupees),
  mode: z.enum(RATE_MODES),
  /** The last rate of the day before; null if that day had no rate. */
  closedAt: z.nullable(Rupees),
});
export type DeskRate = z.infer<typeof DeskRate>;

/**
 * The plausible rates of a metal in rupees per gram, and the largest move up or down that the guard
 * accepts in one step, in basis points.
 */
const Guard = z.object({ floor: Rupees, ceiling: Rupees, jumpBp: z.int() });

/**
 * An example piece that shows staff the effect of a rate, with the data from which `priceOf`
 * computes its price.
 */
export const ExamplePiece = z.object({
  _id: Id,
  name: z.string(),
  slug: z.string(),
  /** The address of the cover picture; null without pictures. */
  picture: z.nullable(z.string()),
  carat: z.enum(CARATS),
  netWeightMg: z.int(),
  makingChargeBp: z.int(),
  stoneValuePaise: z.int(),
  discountBp: z.int(),
});
export type ExamplePiece = z.infer<typeof ExamplePiece>;

/** An entry of the rates desk's list of recent events. */
export const DeskEntry = z.object({
  /** The id of the rate sheet, the reading or the change that the entry is about. */
  _id: Id,
  at: Time,
  what: z.enum([
    "held-back",
    "refused",
    "confirmed",
    "by-hand",
    "hold",
    "release",
    "stop-gold",
    "stop-silver",
    "start-gold",
    "start-silver",
    "adjustment",
  ]),
  /**
   * The rate of 24K that the entry is about, in rupees per gram; null for an entry without a rate.
   */
  gold24k: z.nullable(Rupees),
  reason: z.string(),
  /** The name of the person that acted; null when the guard acted. */
  by: z.nullable(StaffName),
  agreedBy: z.nullable(StaffName),
  /** The time until which the change is in force. */
  until: z.nullable(Time),
});
export type DeskEntry = z.infer<typeof DeskEntry>;

/** All data that the rates desk of the back office shows. */
export const RatesDesk = z.object({
  /** The server's time when it made the answer. */
  at: Time,
  rates: z.array(DeskRate),
  /** The newest rates; null before the first rates. */
  sheet: z.nullable(AcceptedSheet),
  /**
   * The state of the rates. `live`: the shop sells by new rates of a source. `old`: no newer rates
   * have come for a time, or the rates that staff entered are too old to sell by. `by-hand`,
   * `held`: staff have entered or held the rates. `stopped`: staff have stopped the sales of a
   * metal. `none`: there are no rates, or they are withdrawn.
   */
  state: z.enum(["live", "old", "by-hand", "held", "stopped", "none"]),
  /** Whether the newest rates are old, as by the state `old`. They may be `stopped` as well. */
  isOld: z.boolean(),
  /** Whether staff have entered the newest rates, so that their age counts from then. */
  isByHand: z.boolean(),
  /**
   * The time until which the rates are held, so that no source is asked; null if the next reading
   * replaces them.
   */
  heldUntil: z.nullable(Time),
  /**
   * The time at which the shop stops selling unless newer rates come; null before the first rates.
   */
  sellsUntil: z.nullable(Time),
  /**
   * Two ages of a source's rates in minutes: the age at which rates count as old, and the age at
   * which the shop stops selling by them.
   */
  oldMinutes: z.int(),
  sellMinutes: z.int(),
  /** The maximum age of the market's prices during a hold, in hours. */
  maxAgeHours: z.number(),
  /**
   * The hold that staff have ordered; null without a hold. It goes on until its end also when staff
   * enter other rates.
   */
  hold: z.nullable(z.object({ ...StaffDecision, until: Time })),
  /** The metals whose sales staff have stopped. */
  stopped: z.array(z.object({ metal: z.enum(METALS), ...StaffDecision })),
  adjustment: z.object({
    gold: Adjustment,
    silver: Adjustment,
    /** The change of staff that set the adjustment; null if the shop's settings set it. */
    said: z.nullable(z.object(StaffDecision)),
    /** The version of the adjustment, to send as `If-Match` with a change. */
    version: z.string(),
  }),
  /**
   * The world's prices of a gram from which the newest rates were computed; null for rates that
   * staff entered.
   */
  world: z.nullable(z.object({ gold: Rupees, silver: Rupees })),
  guard: z.object({
    gold: Guard,
    silver: Guard,
    /**
     * The deviations in basis points above which a second person must approve a reading, or rates
     * that staff enter.
     */
    secondPersonBp: z.int(),
    handRateBp: z.int(),
    /** False if the shop's settings require no second person. */
    secondPersonNeeded: z.boolean(),
    /** The number of minutes after which a request for approval lapses. */
    requestMinutes: z.number(),
  }),
  /** The readings that wait for a decision, newest first. */
  quarantine: z.array(RateReading),
  /**
   * The time at which the guard last quarantined a reading; null if this never happened or was long
   * ago.
   */
  lastHeldBackAt: z.nullable(Time),
  sources: z.array(SourceHealth),
  /**
   * The last rates that staff entered by hand, and when they were withdrawn; null if staff never
   * entered rates.
   */
  lastByHand: z.nullable(z.object({ at: Time, reason: z.string(), withdrawnAt: z.nullable(Time) })),
  /** Example pieces of different grades, which show the effect of a rate. */
  pieces: z.array(ExamplePiece),
  /** The number of published pieces of each metal. */
  published: z.object({ gold: z.int(), silver: z.int() }),
  /** The number of price locks that keep their prices when the rates change. */
  locks: z.int(),
  /** The other people that can now approve a request of the caller. */
  deciders: z.array(StaffName),
  /** The last events at the desk, newest first. */
  entries: z.array(DeskEntry),
});
export type RatesDesk = z.infer<typeof RatesDesk>;

export const getRatesDesk = {
  summary: "The rates desk: rates with mode and age, what waits, sources, and what staff have set",
  replies: { 200: RatesDesk },
};

export const HoldInput = z
  .object({
    minutes: z.optional(
      z.int(says.minutes).check(z.gte(1, says.minutes), z.lte(7 * 24 * 60, says.minutes)),
    ),
    /** The exact end of the hold, instead of `minutes`. */
    until: HoldUntil,
    reason: Reason,
    /**
     * The id of the rate sheet that the caller has seen. The call is refused when the newest rates
     * are other ones. Without it the call holds the newest rates, whatever they are.
     */
    sheetId: z.optional(Id),
  })
  .check(
    z.refine(({ minutes, until }) => (minutes === undefined) !== (until === undefined), {
      error: "Enter the minutes or the end of the hold",
      path: ["minutes"],
    }),
  );
export type HoldInput = z.output<typeof HoldInput>;

export const holdRates = {
  summary: "Holds the rates of now for a time: prices stand still, and no source is asked",
  body: HoldInput,
  replies: { 204: null },
};

export const releaseRates = {
  summary: "Ends a hold, also that of rates by hand, so that the sources are asked again",
  body: z.object({ reason: Reason }),
  replies: { 204: null },
};

export const StopInput = z.object({
  metals: z.array(z.enum(METALS, says.metals)).check(z.minLength(1, says.metals), z.maxLength(2)),
  reason: Reason,
});
export type StopInput = z.output<typeof StopInput>;

export const stopSales = {
  summary:
    "Stops the sales of metals at once: prices are on request; locks and placed orders stand",
  body: StopInput,
  replies: { 204: null },
};

export const startSales = {
  summary: "Starts the sales of metals again, when a second person agrees (202)",
  body: StopInput,
  replies: { 202: ApprovalPending, 204: null },
};

const AdjustmentOfMetal = z.object({
  /** The share of the adjustment in basis points, such as the import duty. */
  bp: z.int(says.bp).check(z.gte(-5000, says.bp), z.lte(10_000, says.bp)),
  /** The fixed amount of the adjustment in rupees per gram, which is added after the share. */
  perGram: z.number(says.perGram).check(z.gte(-10_000, says.perGram), z.lte(10_000, says.perGram)),
});

export const AdjustmentInput = z.object({
  gold: AdjustmentOfMetal,
  silver: AdjustmentOfMetal,
  reason: Reason,
});
export type AdjustmentInput = z.output<typeof AdjustmentInput>;

export const adjustRates = {
  summary:
    "Sets what is added to the world's prices from the next reading on, when a second person agrees (202)",
  headers: IfMatchOrAny,
  body: AdjustmentInput,
  replies: { 202: ApprovalPending, 204: null },
};

export const askSources = {
  summary:
    "Has the sources asked at the next tick, as far as their monthly budgets allow; not during a hold",
  replies: { 204: null },
};
