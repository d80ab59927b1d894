import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseAway, RETRY_DATABASE_S } from "./database-away.ts";
import { Refusal } from "./errors.ts";

/** The result, so far, of the acts that a piece of work has run. */
interface Outcome {
  /** Whether an act may be committed, so that its changes may be stored. */
  mayBeStored: boolean;
}

const outcomes = new AsyncLocalStorage<Outcome>();

/**
 * Notes that the work of an act has ended well, so that its transaction is committed, or may be
 * although the answer to the COMMIT was lost. Only `act` calls this function.
 */
export function noteMayBeStored(): void {
  const outcome = outcomes.getStore();
  if (outcome) outcome.mayBeStored = true;
}

/**
 * Runs work that changes data, and tells two failures of the database apart. The work may run such
 * work inside it: what the inner work may have stored, the outer work may have stored too.
 * @throws Refusal unavailable when the database failed before any act was committed, so that
 *   nothing is stored; outcome_unknown when a COMMIT or a statement after a commit failed. Other
 *   errors are thrown as they are.
 */
export async function withKnownOutcome<T>(work: () => Promise<T>): Promise<T> {
  const outcome: Outcome = { mayBeStored: false };
  try {
    return await outcomes.run(outcome, work);
  } catch (cause) {
    if (cause instanceof Refusal || !isDatabaseAway(cause)) throw cause;
    const code = outcome.mayBeStored ? "outcome_unknown" : "unavailable";
    throw new Refusal(code, { retryAfterS: RETRY_DATABASE_S, cause });
  } finally {
    if (outcome.mayBeStored) noteMayBeStored();
  }
}
