import { getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { RATES_SOCKET_PATH } from "@suvarna/contract/rates/socket";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { browserApi } from "../api.ts";
import { useRootData } from "../root-data.ts";
import { type Feed, type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";
import { currentPace } from "./pace.ts";
import { runFeed } from "./run-feed.ts";

/** A tab that was out of sight for so long lets its socket go. */
const PAUSE_AFTER = 60_000;
const BUSY_AT_MOST = 2_000;

const useFeed = create<Feed>(() => FIRST_FEED);

const fetchRates = (signal?: AbortSignal) =>
  browserApi.call(getRates, {}, signal ? { signal } : undefined);

function dispatch(event: FeedEvent): void {
  useFeed.setState((feed) => nextFeed(feed, event), true);
}

function openSocket(): WebSocket {
  const address = new URL(RATES_SOCKET_PATH, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address);
}

/**
 * Keeps the rates live while the tab is seen. Called once, by the root.
 * @param hasSocket whether the shop has one, by its settings
 * @returns what ends it
 */
export function startLiveRates(hasSocket: boolean): () => void {
  const follow = runFeed({ dispatch, openSocket, fetchRates, pace: currentPace });
  const unfollow = useFeed.subscribe(follow);

  let pausing: ReturnType<typeof setTimeout> | undefined;
  function onVisibility() {
    clearTimeout(pausing);
    const { link, polling } = useFeed.getState();
    if (document.hidden) {
      // A socket costs nothing while it is silent; asking again and again does.
      const pauseAfter = polling === "off" ? PAUSE_AFTER : 0;
      pausing = setTimeout(() => dispatch({ type: "paused" }), pauseAfter);
    } else if (link === "idle") {
      // The development server has no socket.
      dispatch({ type: "started", socket: hasSocket && !import.meta.env.DEV });
    }
  }
  document.addEventListener("visibilitychange", onVisibility);
  // First the page itself; the rates it came with are of this moment.
  const cancelBegin = whenIdle(onVisibility);

  return () => {
    cancelBegin();
    clearTimeout(pausing);
    document.removeEventListener("visibilitychange", onVisibility);
    dispatch({ type: "paused" });
    unfollow();
  };
}

/** Waits until the browser has nothing better to do; Safari can't say when that is. */
function whenIdle(then: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(then, { timeout: BUSY_AT_MOST });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(then, BUSY_AT_MOST / 10);
  return () => clearTimeout(timer);
}

/** Asks for the rates now. On failure the status says so and the last rates stay. */
export async function refreshRates(): Promise<void> {
  try {
    dispatch({ type: "polled", entries: await fetchRates() });
  } catch {
    dispatch({ type: "pollFailed" });
  }
}

/** The newest rates: those that came live, else those that the page came with. */
export function useRateEntries(): readonly RateEntry[] {
  const live = useFeed((feed) => feed.entries);
  const rendered = useRootData()?.rates;
  return live ?? rendered ?? NONE;
}
const NONE: readonly RateEntry[] = [];

/** What a panel says of the feed, in its own words: `useFeedStatus(homeStatus)`. */
export function useFeedStatus<Status>(say: (feed: Feed) => Status): Status {
  return useFeed(useShallow(say));
}
