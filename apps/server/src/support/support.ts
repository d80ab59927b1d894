import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database.ts";
import type { TicketLetters } from "./letters.ts";

/** What support stands on. */
export interface Support {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, "secret" | "publicUrl">;
  readonly letters: TicketLetters;
  /** Makes a picture fit to be shown of what was sent. @throws Refusal picture_unusable */
  readonly makeScreenshot: (sent: { type: string; bytes: Uint8Array }) => Promise<{
    webp: Buffer;
    width: number;
    height: number;
  }>;
}
