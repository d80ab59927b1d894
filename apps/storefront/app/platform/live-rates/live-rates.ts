import { getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { RATES_SOCKET_PATH } from "@suvarna/contract/rates/socket";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { browserApi } from "../api.ts";
import { useRootData } from "../root-data.ts";
import { whenIdle } from "../when-idle.ts";
import { type Feed, type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";
import { currentPace } from "./pace.ts";

/** A tab that was hidden for this long closes its socket. */
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
 * Keeps the rates live while the tab is visible. The root calls it once.
 * @param hasSocket whether the shop's settings have a socket
 * @returns a function that stops it
 */
export function startLiveRates(hasSocket: boolean): () => void {
  let unfollow: (() => void) | undefined;
  let ended = false;
  /** Opens the socket. Its code is loaded here, because no page needs it to become usable. */
  async function begin(): Promise<void> {
    const { runFeed } = await import("./run-feed.ts");
    if (ended || useFeed.getState().link !== "idle") return;
    unfollow ??= useFeed.subscribe(
      runFeed({ dispatch, openSocket, fetchRates, pace: currentPace, random: Math.random }),
    );
    // The development server has no socket.
    dispatch({ type: "started", socket: hasSocket && !import.meta.env.DEV });
  }

  let pausing: ReturnType<typeof setTimeout> | undefined;
  function onVisibility() {
    clearTimeout(pausing);
    const { link, polling } = useFeed.getState();
    if (document.hidden) {
      // A silent socket has no cost, so it stays open for a while; polling stops at once.
      const pauseAfter = polling === "off" ? PAUSE_AFTER : 0;
      pausing = setTimeout(() => dispatch({ type: "paused" }), pauseAfter);
    } else if (link === "idle") {
      // If the code can't be loaded, it is tried again when the tab is shown again.
      begin().catch(() => undefined);
    }
  }
  document.addEventListener("visibilitychange", onVisibility);
  // The socket waits until the page is idle: the rates that the page came with are new enough.
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

/** Polls the rates now. If this fails, the status says so and the last rates stay. */
export async function refreshRates(): Promise<void> {
  try {
    dispatch({ type: "polled", entries: await fetchRates() });
  } catch {
    dispatch({ type: "pollFailed" });
  }
}

/** The newest rates: the rates that arrived live, or else the rates of the page. */
export function useRateEntries(): readonly RateEntry[] {
  const live = useFeed((feed) => feed.entries);
  const rendered = useRootData()?.rates;
  return live ?? rendered ?? NONE;
}
const NONE: readonly RateEntry[] = [];

/** The feed's state in a panel's own words, as in `useFeedStatus(homeStatus)`. */
export function useFeedStatus<Status>(say: (feed: Feed) => Status): Status {
  return useFeed(useShallow(say));
}
