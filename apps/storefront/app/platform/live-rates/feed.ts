import type { RateEntry } from "@suvarna/contract/rates/schemas";

/**
 * The state of the connection that brings the rates to this browser. The state object is immutable;
 * only `nextFeed` makes a new state.
 */
export interface Feed {
  /**
   * The state of the WebSocket: not started, being opened, open, closed and waiting for a retry, or
   * never used.
   */
  readonly link: "idle" | "opening" | "open" | "waiting" | "disabled";
  /** How many times the WebSocket was retried since it was last open. */
  readonly tries: number;
  /** Whether the rates are polled over HTTP because there is no WebSocket. */
  readonly polling: "off" | "starting" | "working";
  /** Whether the last poll failed. The rates that were known before are then still used. */
  readonly failed: boolean;
  /**
   * The newest rates that arrived; null before the first, when the page shows the rates that the
   * server rendered.
   */
  readonly entries: readonly RateEntry[] | null;
}

export type FeedEvent =
  | { readonly type: "started"; readonly socket: boolean }
  | { readonly type: "paused" }
  | { readonly type: "opened" }
  | { readonly type: "updated"; readonly entries: readonly RateEntry[] }
  /**
   * The WebSocket closed, failed or did not open in time. Polling starts after `retries` retries.
   */
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

/**
 * Computes the state after an event. The WebSocket is preferred; polling replaces it while it is
 * missing.
 */
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
