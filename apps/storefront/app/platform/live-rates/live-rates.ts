import { getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { RATES_SOCKET_PATH } from "@suvarna/contract/rates/socket";
import type { Carat } from "@suvarna/domain/fineness";
import { use } from "react";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { browserApi } from "../api.ts";
import { whenIdle } from "../when-idle.ts";
import { type Feed, type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";
import { currentPace } from "./pace.ts";
import { RatesContext } from "./rendered-rates.ts";

/** A tab that was hidden for this time, in milliseconds, closes its WebSocket. */
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
 * Keeps the rates live while the tab is visible. The root component calls this function once.
 * @param hasSocket whether the server offers a WebSocket, by the shop's settings
 * @returns a function that stops the updates
 */
export function startLiveRates(hasSocket: boolean): () => void {
  let unfollow: (() => void) | undefined;
  let ended = false;
  /**
   * Opens the WebSocket. Its code is loaded only here, because no page needs the code to become
   * usable.
   */
  async function begin(): Promise<void> {
    const { runFeed } = await import("./run-feed.ts");
    if (ended || useFeed.getState().link !== "idle") return;
    unfollow ??= useFeed.subscribe(
      runFeed({ dispatch, openSocket, fetchRates, pace: currentPace, random: Math.random }),
    );
    // The development server has no WebSocket.
    dispatch({ type: "started", socket: hasSocket && !import.meta.env.DEV });
  }

  let pausing: ReturnType<typeof setTimeout> | undefined;
  function onVisibility() {
    clearTimeout(pausing);
    const { link, polling } = useFeed.getState();
    if (document.hidden) {
      // An open WebSocket without messages costs nothing, so it stays open for a while in a hidden
      // tab; polling stops at once.
      const pauseAfter = polling === "off" ? PAUSE_AFTER : 0;
      pausing = setTimeout(() => dispatch({ type: "paused" }), pauseAfter);
    } else if (link === "idle") {
      // If the code of the feed can't be loaded, loading is tried again when the tab is shown
      // again.
      begin().catch(() => undefined);
    }
  }
  document.addEventListener("visibilitychange", onVisibility);
  // The WebSocket is opened only when the page is idle, because the rates that came with the page
  // are recent enough.
  const cancelBegin = whenIdle(onVisibility, BUSY_AT_MOST);

  return () => {
    cancelBegin();
    clearTimeout(pausing);
    document.removeEventListener("visibilitychange", onVisibility);
    dispatch({ type: "paused" });
    ended = true;
    unfollow?.();
  };
}

/** Polls the rates now. If the poll fails, the status says so and the last rates stay. */
export async function refreshRates(): Promise<void> {
  try {
    dispatch({ type: "polled", entries: await fetchRates() });
  } catch {
    dispatch({ type: "pollFailed" });
  }
}

/** The newest rates: those that arrived live, or else those that came with the page. */
export function useRateEntries(): readonly RateEntry[] {
  const live = useFeed((feed) => feed.entries);
  const { entries } = use(RatesContext);
  return live ?? entries();
}

/**
 * Whether a grade has a valid rate, so that its pieces have a price. A component outside the places
 * of a page may ask this, because a page is rendered again when the answer changes.
 */
export function useHasRate(carat: Carat): boolean {
  const live = useFeed((feed) => feed.entries);
  const { grades } = use(RatesContext);
  return (live ?? grades()).some(({ Carat }) => Carat === carat);
}

/** The feed's state in the words of the panel that shows it, as in `useFeedStatus(homeStatus)`. */
export function useFeedStatus<Status>(say: (feed: Feed) => Status): Status {
  return useFeed(useShallow(say));
}
