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
  /** Where the pictures of reviews are. */
  readonly files: RowFiles;
  /** The names of users, by their ids. It is passed in, because reviews know nothing of users. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly orderNumbersOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
