import type { WaysToSignIn } from "../identity/index.ts";
import type { App } from "../platform/act.ts";
import type { Bucket } from "../platform/bucket.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { MakePortrait } from "./avatars.ts";

/** What the calls about a user's own account stand on. */
export interface AccountsParts {
  readonly app: App;
  readonly jobs: Jobs;
  readonly makePortrait: MakePortrait;
  /** Where pictures lie; null: in the database. */
  readonly bucket: Bucket | null;
  readonly signIn: WaysToSignIn;
}
