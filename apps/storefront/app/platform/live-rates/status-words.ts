import * as say from "@suvarna/words/here/rates";
import type { Feed } from "./feed.ts";

/**
 * The status that a rate panel shows for its feed. The shop's specification fixes the words; the
 * colour of the dot has the same meaning.
 */
export interface FeedStatus {
  readonly words: string;
  readonly dot: "live" | "wait" | "down";
}

const live = (words: string): FeedStatus => ({ words, dot: "live" });
const wait = (words: string): FeedStatus => ({ words, dot: "wait" });
const down = (words: string): FeedStatus => ({ words, dot: "down" });

/** The status texts of the shop's rate panel. */
export function shopStatus({ link, polling, failed }: Feed): FeedStatus {
  if (failed) return down(say.statusError);
  if (link === "open") return live(say.connectedRealTime);
  if (polling === "starting") return wait(say.switchingToPolling);
  if (polling === "working") {
    return live(link === "disabled" ? say.pollingInDevelopment : say.pollingEvery30s);
  }
  if (link === "waiting") return down(say.reconnecting);
  return wait(link === "opening" ? say.connecting : say.initializing);
}

/** The status texts of the home page's rate panel. */
export function homeStatus({ link, polling, failed }: Feed): FeedStatus {
  if (failed) return down(say.statusError);
  if (link === "open") return live(say.homeConnected);
  if (polling === "working") return down(say.homePolling);
  if (polling === "starting") return down(say.statusError);
  if (link === "waiting") return down(say.homeDisconnected);
  return wait(say.homeConnecting);
}
