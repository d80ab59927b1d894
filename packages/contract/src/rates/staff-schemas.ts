import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { ById, Id, maxCharacters, Rupees, requiredText, Time } from "../field-schemas.ts";
import { ApprovalPending } from "../staff/approval.ts";

const says = {
  rate: "Enter the rate of a gram in rupees",
  reason: "Say why, so that others can read it later",
  minutes: "Enter whole minutes, from 0 to 10080 (a week)",
  until: "Enter a time, such as 2026-11-21T15:30:00Z",
};
const Rate = z.number(says.rate).check(z.gte(0.01, says.rate), z.lte(500_000, says.rate));
const Reason = requiredText(says.reason, 300);

/** The exact time at which a hold of the rates ends. */
export const HoldUntil = z.optional(z.iso.datetime(says.until));

/** A rate sheet: an accepted set of rates for all metals, in rupees per gram. */
export const AcceptedSheet = z.object({
  _id: Id,
  source: z.string(),
  reason: z.string(),
  prices: z.record(z.enum(CARATS), Rupees),
  takenAt: Time,
  acceptedAt: Time,
  /** The time until which no source replaces these rates; null without a hold. */
  heldUntil: z.nullable(Time),
  /** The time from which the shop no longer sells by the rates; null while they are in force. */
  withdrawnAt: z.nullable(Time),
});
export type AcceptedSheet = z.infer<typeof AcceptedSheet>;

export const ManualRates = z.object({
  gold24k: Rate,
  silver: Rate,
  /**
   * The rate of 22K, as well as that of 18K, may be left out. The server then derives it from 24K
   * by fineness.
   */
  gold22k: z.optional(Rate),
  gold18k: z.optional(Rate),
  reason: Reason,
  /**
   * The number of minutes for which no source replaces these rates. With 0 the next reading
   * replaces them.
   */
  holdMinutes: z._default(
    z.int(says.minutes).check(z.gte(0, says.minutes), z.lte(7 * 24 * 60, says.minutes)),
    0,
  ),
  /**
   * The exact time until which no source replaces these rates, at most a week from now. It counts
   * instead of `holdMinutes`, so that a hold until 9 pm ends at 9 pm, however long the call takes.
   */
  holdUntil: HoldUntil,
  /** True to confirm rates that differ much from the last rates. */
  confirmJump: z._default(z.boolean(), false),
});
export type ManualRates = z.output<typeof ManualRates>;

export const enterRates = {
  summary:
    "Sets the rates by hand, for as long as is said. Rates that are too far from the last ones wait for a second person (202)",
  body: ManualRates,
  replies: { 201: AcceptedSheet, 202: ApprovalPending },
};

export const WithdrawInput = z.object({
  reason: Reason,
  /** The id of the rate sheet. Without it the call applies to the newest rate sheet. */
  sheetId: z.optional(Id),
});
export type WithdrawInput = z.output<typeof WithdrawInput>;

export const withdrawRates = {
  summary:
    "Withdraws wrong rates: price locks and unpaid orders of them end, and sales stop until newer rates are accepted",
  body: WithdrawInput,
  replies: { 200: AcceptedSheet },
};

export const READING_STATUSES = [
  "refused",
  "quarantined",
  "confirmed",
  "rejected",
  "superseded",
] as const;

/** A reading that the guard refused or quarantined, in rupees per gram of fine metal. */
export const RateReading = z.object({
  _id: Id,
  source: z.string(),
  status: z.enum(READING_STATUSES),
  why: z.string(),
  gold: z.nullable(Rupees),
  silver: z.nullable(Rupees),
  takenAt: z.nullable(Time),
  readAt: Time,
  decidedAt: z.nullable(Time),
  /** The note of the person that decided, or the source that confirmed the reading. */
  decision: z.nullable(z.string()),
});
export type RateReading = z.infer<typeof RateReading>;

export const listReadings = {
  summary: "The newest readings that were not let through",
  query: z.object({ status: z.optional(z.enum(READING_STATUSES, "Choose a status")) }),
  replies: { 200: z.array(RateReading) },
};

const Decision = z.object({ reason: Reason });

export const confirmReading = {
  summary:
    "Sells by a reading that waits in quarantine. One that is too far off waits for a second person (202)",
  params: ById,
  body: Decision,
  replies: { 201: AcceptedSheet, 202: ApprovalPending },
};

export const rejectReading = {
  summary: "Leaves a reading that waits in quarantine out for good",
  params: ById,
  body: Decision,
  replies: { 204: null },
};

/** The state of a source of rates and of its last readings. */
export const SourceHealth = z.object({
  name: z.string(),
  /**
   * The state of the source. `open`: after many failures the shop reads the source only now and
   * then. `budget-spent`: the shop does not read the source before the next month.
   */
  status: z.enum(["not-asked", "working", "failing", "open", "budget-spent"]),
  requestsThisMonth: z.int(),
  monthlyRequests: z.nullable(z.int()),
  failuresInARow: z.int(),
  answeredAt: z.nullable(Time),
  failedAt: z.nullable(Time),
  failure: z.nullable(z.string().check(maxCharacters(300))),
  /** The time at which the shop next reads the source; null for as soon as possible. */
  askAfter: z.nullable(Time),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

export const getSources = {
  summary: "The rates that count, and how each of their sources fares, in the order they are asked",
  replies: {
    200: z.object({
      /** The newest rates, and whether they are valid; null before the first rates. */
      newest: z.nullable(z.extend(AcceptedSheet, { isValid: z.boolean() })),
      sources: z.array(SourceHealth),
    }),
  },
};
