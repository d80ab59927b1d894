import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";

/** The dependencies of the support capability. */
export interface Support {
  readonly app: App;
  readonly config: Pick<Config, "secret" | "publicUrl">;
  /** The store of the bytes of the pictures of tickets. */
  readonly files: RowFiles;
  /**
   * Re-encodes an uploaded picture, so that showing the picture is safe.
   * @throws Refusal picture_unusable
   */
  readonly makeScreenshot: (sent: { type: string; bytes: Uint8Array }) => Promise<{
    webp: Buffer;
    width: number;
    height: number;
  }>;
}
