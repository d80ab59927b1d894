import type {
  AcceptedSheet,
  RateReading,
  SourceHealth,
} from "@suvarna/contract/rates/staff-schemas";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { type Paise, rupees } from "@suvarna/domain/money";
import type { WrittenSheet } from "./queries.ts";
import type { Reading } from "./readings.ts";
import { isBudgetSpent, OPEN_AFTER, type SourceState } from "./source-states.ts";
import type { RateSource } from "./sources/rate-source.ts";

const when = (time: Date | null) => time?.toISOString() ?? null;
const amount = (value: Paise | null) => (value === null ? null : rupees(value));

export function serializeSheet(sheet: WrittenSheet): AcceptedSheet {
  const { id, source, reason, perGram, takenAt, acceptedAt, heldUntil, withdrawnAt } = sheet;
  const prices = CARATS.map((carat) => [carat, rupees(perGram[carat] ?? 0)] as const);
  return {
    _id: id,
    source,
    reason,
    prices: Object.fromEntries(prices) as Record<Carat, number>,
    takenAt: takenAt.toISOString(),
    acceptedAt: acceptedAt.toISOString(),
    heldUntil: when(heldUntil),
    withdrawnAt: when(withdrawnAt),
  };
}

export function serializeReading(reading: Reading): RateReading {
  const { id, source, status, why, gold999, silver999, takenAt, readAt, decidedAt } = reading;
  return {
    _id: id,
    source,
    status,
    why,
    gold: amount(gold999),
    silver: amount(silver999),
    takenAt: when(takenAt),
    readAt: readAt.toISOString(),
    decidedAt: when(decidedAt),
    decision: reading.decision,
  };
}

export function serializeSource(source: RateSource, state: SourceState): SourceHealth {
  const { requests, failures, answeredAt, failedAt, failure, askAfter } = state;
  return {
    name: source.name,
    status: statusOf(source, state),
    requestsThisMonth: requests,
    monthlyRequests: source.cost?.monthly ?? null,
    failuresInARow: failures,
    answeredAt: when(answeredAt),
    failedAt: when(failedAt),
    failure,
    askAfter: when(askAfter),
  };
}

function statusOf(source: RateSource, state: SourceState): SourceHealth["status"] {
  if (isBudgetSpent(source, state)) return "budget-spent";
  if (state.failures >= OPEN_AFTER) return "open";
  if (state.failures > 0) return "failing";
  return state.answeredAt ? "working" : "not-asked";
}
