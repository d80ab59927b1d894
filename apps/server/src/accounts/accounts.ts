import type { WaysToSignIn } from "../identity/index.ts";
import type { App } from "../platform/act.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import type { MakePortrait } from "./avatars.ts";

/** The dependencies of the API calls for a user's own account. */
export interface AccountsDependencies {
  readonly app: App;
  readonly jobs: Jobs;
  readonly makePortrait: MakePortrait;
  /** The store of the profile pictures. */
  readonly avatarFiles: RowFiles;
  readonly signIn: WaysToSignIn;
}
