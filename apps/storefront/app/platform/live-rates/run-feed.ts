import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Feed, FeedEvent } from "./feed.ts";
import type { Pace } from "./pace.ts";
import { readPriceUpdate } from "./price-update.ts";

/** What of a WebSocket is used. */
export interface FeedSocket {
  addEventListener(type: "open" | "close" | "error", listen: () => void): void;
  addEventListener(type: "message", listen: (event: { data: unknown }) => void): void;
  close(): void;
}

/** The outside of a feed. */
export interface FeedOutside {
  dispatch(event: FeedEvent): void;
  openSocket(): FeedSocket;
  fetchRates(signal: AbortSignal): Promise<readonly RateEntry[]>;
  /** How eager the panel is that is shown now. */
  pace(): Pace;
}

export const OPEN_WITHIN = 5_000;
/** While polling stands in, the socket is tried for quietly and less often. */
export const RETRY_WHILE_POLLING = 30_000;

/** What must run in each state of the feed, started and stopped as the states change. */
export function runFeed(outside: FeedOutside): (feed: Feed) => void {
  const socket = activity(() => keepSocket(outside));
  const polling = activity(() => keepPolling(outside));
  const retryAfter = (ms: number) => after(ms, () => outside.dispatch({ type: "retried" }));
  const retry = activity(() => retryAfter(outside.pace().retryAfter));
  const quietRetry = activity(() => retryAfter(RETRY_WHILE_POLLING));
  return ({ link, polling: asked }) => {
    socket(link === "opening" || link === "open");
    polling(asked !== "off");
    retry(link === "waiting" && asked === "off");
    quietRetry(link === "waiting" && asked !== "off");
  };
}

type Stop = () => void;

/** Something that runs exactly while it is wanted. */
function activity(start: () => Stop): (wanted: boolean) => void {
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
  const tell = (event: FeedEvent) => {
    if (!ended) dispatch(event);
  };
  const lost = () => tell({ type: "lost", retries: pace().retries });
  const socket = openSocket();
  const cancel = after(OPEN_WITHIN, lost);
  socket.addEventListener("open", () => {
    cancel();
    tell({ type: "opened" });
  });
  socket.addEventListener("message", ({ data }) => {
    const entries = readPriceUpdate(String(data));
    if (entries) tell({ type: "updated", entries });
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
