import type { SQL } from "drizzle-orm";
import type { Evidence } from "./evidence.ts";
import type { SmallStory } from "./small-story.ts";

/** A mistake: a statement that makes a row wrong, or evidence that says something else. */
export interface Mistake {
  readonly rows?: (story: Ids) => SQL;
  /** Changes that the database itself refuses, as long as it has its constraints. */
  readonly despite?: readonly SQL[];
  readonly evidence?: (evidence: Evidence, story: SmallStory) => Partial<Evidence>;
}

/** The ids of the orders of the story. */
export interface Ids {
  readonly paid: SQL;
  readonly cancelled: SQL;
  readonly returned: SQL;
  readonly refusedUser: SQL;
}

/** A single mistake, with the words by which the check of the books must notice it. */
export type NoticedMistake = readonly [what: string, says: RegExp, mistake: Mistake];
