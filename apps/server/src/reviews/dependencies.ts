import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import type { MakePicture } from "./pictures.ts";

/** The dependencies of the routes of reviews. */
export interface ReviewDependencies {
  readonly app: App;
  readonly config: Pick<Config, "secret">;
  readonly makePicture: MakePicture;
  /** The store of the bytes of the pictures of reviews. */
  readonly files: RowFiles;
  /**
   * Returns the names of users by their ids. The function is passed in, because the reviews
   * capability knows nothing about users.
   */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly orderNumbersOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
