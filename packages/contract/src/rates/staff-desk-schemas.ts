import { CARATS } from "@suvarna/domain/fineness";
import { METALS, RATE_MODES } from "@suvarna/domain/rate-desk";
import * as z from "zod/mini";
import { KeptForApproval, StaffName } from "../staff/approval.ts";
import { Id, Rupees, requiredText, Time } from "../wire.ts";
import { AcceptedSheet, RateReading, SourceHealth } from "./staff-schemas.ts";

const says = {
  reason: "Say why, so that others can read it later",
  minutes: "Enter whole minutes, from 1 to 10080 (a week)",
  metals: "Choose gold, silver or both",
  bp: "Enter a share from -50 % to 100 %",
  perGram: "Enter rupees per gram, from -10000 to 10000",
};
const Reason = requiredText(says.reason, 300);

/** A change of staff: who made it, who agreed, and why. */
const SaidByStaff = {
  by: StaffName,
  /** The second person who agreed; null when none was needed. */
  agreedBy: z.nullable(StaffName),
  at: Time,
  reason: z.string(),
};

/** What is added to the world's price of a gram: a share in basis points, then rupees. */
const Adjustment = z.object({ bp: z.int(), perGram: z.number() });

/** One rate of the desk, per gram. */
export const DeskRate = z.object({
  Carat: z.enum(CARATS),
  /** Null before the first rates. It is told also while sales are stopped. */
  price: z.nullable(Rupees),
  mode: z.enum(RATE_MODES),
  /** The last rate of the day before; null if there is none. */
  closedAt: z.nullable(Rupees),
});
export type DeskRate = z.infer<typeof DeskRate>;

/** The plausible rates of a metal, per gram, and the guard's band in basis points either way. */
const Guard = z.object({ floor: Rupees, ceiling: Rupees, jumpBp: z.int() });

/** A piece by which staff see the effect of a rate, with what makes its price (`priceOf`). */
export const KnownPiece = z.object({
  _id: Id,
  name: z.string(),
  slug: z.string(),
  /** The address of its cover; null without pictures. */
  picture: z.nullable(z.string()),
  carat: z.enum(CARATS),
  netWeightMg: z.int(),
  makingChargeBp: z.int(),
  stoneValuePaise: z.int(),
  discountBp: z.int(),
});
export type KnownPiece = z.infer<typeof KnownPiece>;

/** What happened at the desk, for a line of its list. */
export const DeskEntry = z.object({
  /** The id of the sheet, the reading or the change. */
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
  /** The rate of 24K that it is about; null when it is about none. */
  gold24k: z.nullable(Rupees),
  reason: z.string(),
  /** Null: the guard. */
  by: z.nullable(StaffName),
  agreedBy: z.nullable(StaffName),
  /** Until when it holds. */
  until: z.nullable(Time),
});
export type DeskEntry = z.infer<typeof DeskEntry>;

/** Everything that the rates desk shows. */
export const RatesDesk = z.object({
  /** The time of the answer. */
  at: Time,
  rates: z.array(DeskRate),
  /** The newest rates; null before the first. */
  sheet: z.nullable(AcceptedSheet),
  /**
   * `live`: the shop sells by a source's new rates; `old`: nothing newer has come for a time, or staff's
   * rates are not sold by any more; `by-hand`, `held`: as staff said; `stopped`: the sales of a metal
   * are stopped; `none`: there are no rates, or they are withdrawn.
   */
  state: z.enum(["live", "old", "by-hand", "held", "stopped", "none"]),
  /** Until when the rates stand still; null: the next reading replaces them. */
  heldUntil: z.nullable(Time),
  /** When sales stop by themselves unless newer rates come; null before the first rates. */
  sellsUntil: z.nullable(Time),
  /** After how many minutes rates of a source count as old, and are not sold by any more. */
  oldMinutes: z.int(),
  sellMinutes: z.int(),
  /** How old the market's prices may be for a hold, in hours. */
  maxAgeHours: z.number(),
  /** The hold that staff have set; null when there is none. */
  hold: z.nullable(z.object(SaidByStaff)),
  /** The metals whose sales are stopped. */
  stopped: z.array(z.object({ metal: z.enum(METALS), ...SaidByStaff })),
  adjustment: z.object({
    gold: Adjustment,
    silver: Adjustment,
    /** Who set it; null: the shop's settings. */
    said: z.nullable(z.object(SaidByStaff)),
  }),
  /** The world's prices of a gram from which the newest rates were made; null for staff's own. */
  world: z.nullable(z.object({ gold: Rupees, silver: Rupees })),
  guard: z.object({
    gold: Guard,
    silver: Guard,
    /** From how far off a second person agrees to a reading, and to rates by hand. */
    secondPersonBp: z.int(),
    handRateBp: z.int(),
    /** False: the shop has chosen that no second person is needed. */
    secondPersonNeeded: z.boolean(),
    /** How many minutes a request waits for a second person. */
    requestMinutes: z.number(),
  }),
  /** The readings that wait for a decision, newest first. */
  quarantine: z.array(RateReading),
  /** When a reading was last held back; null if never, or long ago. */
  lastHeldBackAt: z.nullable(Time),
  sources: z.array(SourceHealth),
  /** The pieces by which the effect of a rate is shown, of different grades. */
  pieces: z.array(KnownPiece),
  /** How many pieces of the catalogue have each metal. */
  published: z.object({ gold: z.int(), silver: z.int() }),
  /** How many price locks keep their rate. */
  locks: z.int(),
  /** The other people who may agree to a request of the caller now. */
  deciders: z.array(StaffName),
  /** What happened last, newest first. */
  entries: z.array(DeskEntry),
});
export type RatesDesk = z.infer<typeof RatesDesk>;

export const getRatesDesk = {
  summary: "The rates desk: rates with mode and age, what waits, sources, and what staff have set",
  replies: { 200: RatesDesk },
};

export const HoldInput = z.object({
  minutes: z.int(says.minutes).check(z.gte(1, says.minutes), z.lte(7 * 24 * 60, says.minutes)),
  reason: Reason,
});
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
  replies: { 202: KeptForApproval, 204: null },
};

const AdjustmentOfMetal = z.object({
  /** A share in basis points, such as the duty. */
  bp: z.int(says.bp).check(z.gte(-5000, says.bp), z.lte(10_000, says.bp)),
  /** Rupees per gram on top of it. */
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
  body: AdjustmentInput,
  replies: { 202: KeptForApproval, 204: null },
};

export const askSources = {
  summary: "Has the sources asked at the next tick, as far as their monthly budgets allow",
  replies: { 204: null },
};
