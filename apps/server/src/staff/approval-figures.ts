import { findStaff } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import { listApprovalRows } from "./approval-queries.ts";
import { mayApprove } from "./serialize-approval.ts";

/**
 * The largest number of waiting requests that are checked one by one. A shop is expected to have
 * fewer.
 */
const MOST_LOOKED_AT = 200;

/** The figures of the requests that wait for a second person and that this person may read. */
export interface ApprovalFigures {
  readonly waiting: number;
  /** The number of waiting requests that this person may approve. */
  readonly mine: number;
  /**
   * The time at which the first of the requests that this person may approve lapses; null when
   * there is none.
   */
  readonly nextExpiresAt: Date | null;
}

export async function findApprovalFigures(
  db: Db,
  userId: string,
  { now, newcomerMs }: { readonly now: Date; readonly newcomerMs: number },
): Promise<ApprovalFigures> {
  const query = { state: "waiting", limit: MOST_LOOKED_AT } as const;
  const person = await findStaff(db, userId);
  const reader = { userId, role: person?.role ?? null };
  const { rows, total } = await listApprovalRows(db, query, reader, now);
  const decidable = person
    ? rows.filter((row) => mayApprove(row, person, { now, newcomerMs }))
    : [];
  const expiries = decidable.map(({ expiresAt }) => expiresAt.getTime());
  return {
    waiting: total,
    mine: decidable.length,
    nextExpiresAt: expiries.length > 0 ? new Date(Math.min(...expiries)) : null,
  };
}
