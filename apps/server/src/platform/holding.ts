import type { Db, Tx } from "./database.ts";

/**
 * Whose things are meant. What was sent to an e-mail or a phone is told only to who has proved it:
 * anybody can open an account with a stranger's.
 */
export interface Holder {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** E.164; null where there is none. */
  readonly phone: string | null;
  readonly phoneVerified: boolean;
}

/** What one capability holds on people. `app.ts` lists them all, so that none is forgotten. */
export interface Holding {
  /** Its name in what a user downloads. */
  readonly name: string;
  /** All that it holds on a user, as JSON can say it; no secret is in it. */
  tell(db: Db, holder: Holder): Promise<unknown>;
  /** Forgets the user, but for what the law asks to keep, which is kept without the person. */
  forget(tx: Tx, holder: Holder): Promise<void>;
}
