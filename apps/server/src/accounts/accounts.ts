import type { WaysToSignIn } from "../identity/index.ts";
import type { App } from "../platform/act.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import type { MakePortrait } from "./avatars.ts";

/** The dependencies of the calls for a user's own account. */
export interface AccountsDependencies {
  readonly app: App;
  readonly jobs: Jobs;
  readonly makePortrait: MakePortrait;
  /** Where the pictures are. */
  readonly avatarFiles: RowFiles;
  readonly signIn: WaysToSignIn;
}
