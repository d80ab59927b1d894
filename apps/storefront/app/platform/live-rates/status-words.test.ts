import { expect, it } from "vitest";
import { type Feed, type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";
import { homeStatus, shopStatus } from "./status-words.ts";

const after = (...events: FeedEvent[]): Feed => events.reduce(nextFeed, FIRST_FEED);

const started = { type: "started", socket: true } as const;
const withoutSocket = { type: "started", socket: false } as const;
const opened = { type: "opened" } as const;
const retried = { type: "retried" } as const;
const polled = { type: "polled", entries: [] } as const;
const pollFailed = { type: "pollFailed" } as const;
const lost = (retries: number) => ({ type: "lost", retries }) as const;

it.each<[string, FeedEvent[], string, Feed["link"]]>([
  ["wait: Initializing...", [], "wait: connecting", "idle"],
  ["wait: Connecting...", [started], "wait: connecting", "opening"],
  ["live: Connected (real-time)", [started, opened], "live: connected", "open"],
  ["wait: Connection failed, switching to polling", [started, lost(0)], "down: error", "waiting"],
  [
    "live: Using polling (30s interval)",
    [started, lost(0), polled],
    "down: error - using polling",
    "waiting",
  ],
  [
    "live: Using polling (30s interval)",
    [started, lost(0), polled, retried],
    "down: error - using polling",
    "opening",
  ],
  [
    "live: Using polling (development mode)",
    [withoutSocket, polled],
    "down: error - using polling",
    "disabled",
  ],
  [
    "down: Disconnected, attempting to reconnect...",
    [started, opened, lost(0)],
    "down: disconnected",
    "waiting",
  ],
  ["wait: Connecting...", [started, opened, lost(0), retried], "wait: connecting", "opening"],
  ["down: error", [started, lost(0), pollFailed], "down: error", "waiting"],
  [
    "live: Using polling (30s interval)",
    [started, lost(0), pollFailed, polled],
    "down: error - using polling",
    "waiting",
  ],
  ["live: Connected (real-time)", [started, lost(0), polled, opened], "live: connected", "open"],
  [
    "wait: Initializing...",
    [started, lost(0), polled, { type: "paused" }],
    "wait: connecting",
    "idle",
  ],
])("%s", (shop, events, home, link) => {
  const feed = after(...events);
  expect(`${shopStatus(feed).dot}: ${shopStatus(feed).words}`).toBe(shop);
  expect(`${homeStatus(feed).dot}: ${homeStatus(feed).words}`).toBe(home);
  expect(feed.link).toBe(link);
});
