import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";

/** What support stands on. */
export interface Support {
  readonly app: App;
  readonly config: Pick<Config, "secret" | "publicUrl">;
  /** Makes a picture fit to be shown of what was sent. @throws Refusal picture_unusable */
  readonly makeScreenshot: (sent: { type: string; bytes: Uint8Array }) => Promise<{
    webp: Buffer;
    width: number;
    height: number;
  }>;
}
