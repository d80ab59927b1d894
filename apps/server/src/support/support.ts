import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";

/** The dependencies of support. */
export interface Support {
  readonly app: App;
  readonly config: Pick<Config, "secret" | "publicUrl">;
  /**
   * Re-encodes an uploaded picture, so that it is safe to show.
   * @throws Refusal picture_unusable
   */
  readonly makeScreenshot: (sent: { type: string; bytes: Uint8Array }) => Promise<{
    webp: Buffer;
    width: number;
    height: number;
  }>;
}
