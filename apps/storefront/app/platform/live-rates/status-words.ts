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
  if (failed) return down("error");
  if (link === "open") return live("Connected (real-time)");
  if (polling === "starting") return wait("Connection failed, switching to polling");
  if (polling === "working") {
    return live(
      link === "disabled" ? "Using polling (development mode)" : "Using polling (30s interval)",
    );
  }
  if (link === "waiting") return down("Disconnected, attempting to reconnect...");
  return wait(link === "opening" ? "Connecting..." : "Initializing...");
}

/** The status texts of the home page's rate panel. */
export function homeStatus({ link, polling, failed }: Feed): FeedStatus {
  if (failed) return down("error");
  if (link === "open") return live("connected");
  if (polling === "working") return down("error - using polling");
  if (polling === "starting") return down("error");
  if (link === "waiting") return down("disconnected");
  return wait("connecting");
}
