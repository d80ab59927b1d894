import type { WaysToSignIn } from "../identity/index.ts";
import type { App } from "../platform/act.ts";
import type { Bucket } from "../platform/bucket.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { MakePortrait } from "./avatars.ts";

/** The dependencies of the calls for a user's own account. */
export interface AccountsDependencies {
  readonly app: App;
  readonly jobs: Jobs;
  readonly makePortrait: MakePortrait;
  /** The bucket that stores the pictures; null: the database stores them. */
  readonly bucket: Bucket | null;
  readonly signIn: WaysToSignIn;
}
