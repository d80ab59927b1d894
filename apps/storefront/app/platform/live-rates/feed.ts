import type { RateEntry } from "@suvarna/contract/rates/schemas";

/** How the rates reach this browser. A value; `nextFeed` is the only thing that makes another. */
export interface Feed {
  /** The socket: not begun, being opened, open, closed and to be tried again, or never used. */
  readonly link: "idle" | "opening" | "open" | "waiting" | "disabled";
  /** How many times the socket was tried for again since it was last open. */
  readonly tries: number;
  /** Asking again and again, where the socket can't be had. */
  readonly polling: "off" | "starting" | "working";
  /** The last asking failed; what was known before is kept. */
  readonly failed: boolean;
  /** The newest rates that came; null until some came (the page then has the server's). */
  readonly entries: readonly RateEntry[] | null;
}

export type FeedEvent =
  | { readonly type: "started"; readonly socket: boolean }
  | { readonly type: "paused" }
  | { readonly type: "opened" }
  | { readonly type: "updated"; readonly entries: readonly RateEntry[] }
  /** Closed, failed, or not open in time; so often it may be tried for before polling stands in. */
  | { readonly type: "lost"; readonly retries: number }
  | { readonly type: "retried" }
  | { readonly type: "polled"; readonly entries: readonly RateEntry[] }
  | { readonly type: "pollFailed" };

export const FIRST_FEED: Feed = {
  link: "idle",
  tries: 0,
  polling: "off",
  failed: false,
  entries: null,
};

/** The feed after an event. The socket comes first; polling stands in for as long as it is away. */
export function nextFeed(feed: Feed, event: FeedEvent): Feed {
  switch (event.type) {
    case "started":
      return event.socket
        ? { ...feed, link: "opening", tries: 0, polling: "off" }
        : { ...feed, link: "disabled", polling: "starting" };
    case "paused":
      return { ...feed, link: "idle", polling: "off", failed: false };
    case "opened":
      return { ...feed, link: "open", tries: 0, polling: "off", failed: false };
    case "updated":
      return { ...feed, failed: false, entries: event.entries };
    case "lost":
      if (feed.link === "open") return { ...feed, link: "waiting" };
      if (feed.link !== "opening") return feed;
      return {
        ...feed,
        link: "waiting",
        polling: feed.polling === "off" && feed.tries >= event.retries ? "starting" : feed.polling,
      };
    case "retried":
      return feed.link === "waiting" ? { ...feed, link: "opening", tries: feed.tries + 1 } : feed;
    case "polled":
      return {
        ...feed,
        failed: false,
        entries: event.entries,
        polling: feed.polling === "off" ? "off" : "working",
      };
    case "pollFailed":
      return { ...feed, failed: true };
  }
}
