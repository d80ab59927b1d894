import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Feed, FeedEvent } from "./feed.ts";
import type { Pace } from "./pace.ts";
import { readPriceUpdate } from "./price-update.ts";

/** The part of the WebSocket interface that the feed uses. */
export interface FeedSocket {
  addEventListener(type: "open" | "close" | "error", listen: () => void): void;
  addEventListener(type: "message", listen: (event: { data: unknown }) => void): void;
  close(): void;
}

/** The effects that a feed needs, which are provided by the browser or by a test. */
export interface FeedOutside {
  dispatch(event: FeedEvent): void;
  openSocket(): FeedSocket;
  fetchRates(signal: AbortSignal): Promise<readonly RateEntry[]>;
  /** The intervals of the rate panel that is shown now. */
  pace(): Pace;
  /** A random number from 0 to 1, as `Math.random` gives it. */
  random(): number;
}

export const OPEN_WITHIN = 5_000;
/** The time in milliseconds between two retries of the WebSocket while polling replaces it. */
export const RETRY_WHILE_POLLING = 30_000;

/** Starts and stops the WebSocket, the retries and the polling as the feed's state changes. */
export function runFeed(outside: FeedOutside): (feed: Feed) => void {
  const socket = switchable(() => keepSocket(outside));
  const polling = switchable(() => keepPolling(outside));
  // When a server ends, all its browsers lose their WebSockets at once, so each browser waits for a
  // different time before its retry.
  const retryAfter = (ms: number) =>
    after(ms * (1 + outside.random() / 4), () => outside.dispatch({ type: "retried" }));
  const retry = switchable(() => retryAfter(outside.pace().retryAfter));
  const quietRetry = switchable(() => retryAfter(RETRY_WHILE_POLLING));
  return ({ link, polling: pollingMode }) => {
    socket(link === "opening" || link === "open");
    polling(pollingMode !== "off");
    retry(link === "waiting" && pollingMode === "off");
    quietRetry(link === "waiting" && pollingMode !== "off");
  };
}

type Stop = () => void;

/** Makes a switch that starts a task when the task is wanted and stops it when it is not. */
function switchable(start: () => Stop): (wanted: boolean) => void {
  let stop: Stop | null = null;
  return (wanted) => {
    if (wanted && !stop) stop = start();
    if (!wanted && stop) {
      const end = stop;
      stop = null;
      end();
    }
  };
}

function after(ms: number, then: () => void): Stop {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

function keepSocket({ dispatch, openSocket, pace }: FeedOutside): Stop {
  let ended = false;
  const emit = (event: FeedEvent) => {
    if (!ended) dispatch(event);
  };
  const lost = () => emit({ type: "lost", retries: pace().retries });
  const socket = openSocket();
  const cancel = after(OPEN_WITHIN, lost);
  socket.addEventListener("open", () => {
    cancel();
    emit({ type: "opened" });
  });
  socket.addEventListener("message", ({ data }) => {
    const entries = readPriceUpdate(String(data));
    if (entries) emit({ type: "updated", entries });
  });
  socket.addEventListener("error", lost);
  socket.addEventListener("close", lost);
  return () => {
    ended = true;
    cancel();
    socket.close();
  };
}

function keepPolling({ dispatch, fetchRates, pace }: FeedOutside): Stop {
  const abort = new AbortController();
  let cancel: Stop = () => {};
  async function poll() {
    const event = await fetchRates(abort.signal).then(
      (entries): FeedEvent => ({ type: "polled", entries }),
      (): FeedEvent => ({ type: "pollFailed" }),
    );
    if (abort.signal.aborted) return;
    dispatch(event);
    cancel = after(pace().pollEvery, poll);
  }
  void poll();
  return () => {
    abort.abort();
    cancel();
  };
}
