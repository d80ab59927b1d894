import type { SQL } from "drizzle-orm";
import type { Evidence } from "./evidence.ts";
import type { SmallStory } from "./small-story.ts";

/**
 * A mistake with which the check of the books is tested: a statement that makes a row wrong, or a
 * wrong fact in the evidence.
 */
export interface Mistake {
  readonly rows?: (story: Ids) => SQL;
  /**
   * Statements that remove the constraints and triggers by which the database would refuse the
   * mistake.
   */
  readonly despite?: readonly SQL[];
  readonly evidence?: (evidence: Evidence, story: SmallStory) => Partial<Evidence>;
}

/** The ids of the orders of the small story, as SQL. */
export interface Ids {
  readonly paid: SQL;
  readonly cancelled: SQL;
  readonly returned: SQL;
  readonly refusedUser: SQL;
}

/** A single mistake, with the words by which the check of the books must report it. */
export type NoticedMistake = readonly [what: string, says: RegExp, mistake: Mistake];
