import type { Db, Tx } from "./database.ts";

/**
 * The person whose data is exported or erased. Data that was sent to an e-mail address or phone
 * number is exported only if the user has confirmed it, because anybody can enter a stranger's
 * address.
 */
export interface PersonalDataSubject {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The phone number in E.164 format; null when the user has none. */
  readonly phone: string | null;
  readonly phoneVerified: boolean;
}

/**
 * The personal data of one capability, for data export and erasure (DPDP). `app.ts` lists all
 * capabilities, so that none is forgotten.
 */
export interface PersonalData {
  /** The capability's key in the downloaded export. */
  readonly name: string;
  /** Exports all data on a user as JSON values, without secrets. */
  exportData(db: Db, subject: PersonalDataSubject): Promise<unknown>;
  /** Counts the entries that the user's account page lists, if the capability has a list there. */
  count?(db: Db, subject: PersonalDataSubject): Promise<Readonly<Record<string, number>>>;
  /**
   * Erases the user's data. Records that the law requires the shop to keep are kept without
   * personal data.
   */
  erase(tx: Tx, subject: PersonalDataSubject): Promise<void>;
}
