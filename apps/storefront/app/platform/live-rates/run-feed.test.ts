import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Feed, type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";
import { HOME_PACE, USUAL_PACE } from "./pace.ts";
import { OPEN_WITHIN, RETRY_WHILE_POLLING, runFeed } from "./run-feed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A WebSocket that the test controls, and that records whether it was closed. */
class FakeSocket extends EventTarget {
  closed = false;
  close() {
    this.closed = true;
  }
  open() {
    this.dispatchEvent(new Event("open"));
  }
  drop() {
    this.dispatchEvent(new Event("close"));
  }
  say(message: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** Starts a feed as in the browser, with the WebSocket and the HTTP call controlled by the test. */
function startFeed(pace = USUAL_PACE, random = 0) {
  const sockets: FakeSocket[] = [];
  const fetchRates = vi.fn<() => Promise<readonly RateEntry[]>>(async () => []);
  let feed: Feed = FIRST_FEED;
  function dispatch(event: FeedEvent) {
    feed = nextFeed(feed, event);
    follow(feed);
  }
  const follow = runFeed({
    dispatch,
    fetchRates,
    pace: () => pace,
    random: () => random,
    openSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as never;
    },
  });
  dispatch({ type: "started", socket: true });
  return { sockets, fetchRates, dispatch, feed: () => feed, last: () => sockets.at(-1) };
}

const rates = (price: number) => [{ Carat: "24K", TodayPricePerGram: price }];

it("shows the rates of the socket and does not poll", async () => {
  const { last, fetchRates, feed } = startFeed();
  last()?.open();
  last()?.say({ type: "PRICE_UPDATE", prices: rates(13_342.56) });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(feed()).toMatchObject({ link: "open", entries: rates(13_342.56) });
  expect(fetchRates).not.toHaveBeenCalled();
});

it("polls every 30 s when the socket does not open within 5 s", async () => {
  const { last, fetchRates, feed } = startFeed();
  await vi.advanceTimersByTimeAsync(OPEN_WITHIN - 1);
  expect(fetchRates).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(last()?.closed).toBe(true);
  expect(fetchRates).toHaveBeenCalledTimes(1);
  expect(feed().polling).toBe("working");
  await vi.advanceTimersByTimeAsync(USUAL_PACE.pollEvery);
  expect(fetchRates).toHaveBeenCalledTimes(2);
});

it("tries again 5 s after a close, and polls only when that fails too", async () => {
  const { sockets, last, fetchRates } = startFeed();
  last()?.open();
  last()?.drop();
  await vi.advanceTimersByTimeAsync(USUAL_PACE.retryAfter - 1);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  expect(fetchRates).not.toHaveBeenCalled();
  last()?.drop();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchRates).toHaveBeenCalledTimes(1);
});

it("tries three times a second apart on the home page, then polls every 10 s", async () => {
  const { sockets, last, fetchRates } = startFeed(HOME_PACE);
  last()?.drop();
  for (const tries of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(tries);
    last()?.drop();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchRates).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchRates).toHaveBeenCalledTimes(2);
});

it("stops polling as soon as a retry of the socket succeeds", async () => {
  const { last, fetchRates, feed } = startFeed();
  last()?.drop();
  await vi.advanceTimersByTimeAsync(RETRY_WHILE_POLLING);
  last()?.open();
  const fetchCount = fetchRates.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(feed()).toMatchObject({ link: "open", polling: "off" });
  expect(fetchRates).toHaveBeenCalledTimes(fetchCount);
});

it("shows the last rates and reports the failure when a poll fails, and continues polling", async () => {
  const { last, fetchRates, feed } = startFeed();
  fetchRates.mockResolvedValueOnce(rates(1) as RateEntry[]);
  last()?.drop();
  await vi.advanceTimersByTimeAsync(0);
  fetchRates.mockRejectedValueOnce(new Error("no answer"));
  await vi.advanceTimersByTimeAsync(USUAL_PACE.pollEvery);
  expect(feed()).toMatchObject({ failed: true, entries: rates(1) });
  await vi.advanceTimersByTimeAsync(USUAL_PACE.pollEvery);
  expect(feed().failed).toBe(false);
});

it("does nothing once it is paused", async () => {
  const { sockets, last, dispatch, fetchRates } = startFeed();
  last()?.open();
  dispatch({ type: "paused" });
  expect(last()?.closed).toBe(true);
  last()?.drop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
  expect(fetchRates).not.toHaveBeenCalled();
});

it("waits up to a quarter longer, so that not all browsers return at one moment", async () => {
  const { sockets, last } = startFeed(HOME_PACE, 1);
  last()?.drop();
  await vi.advanceTimersByTimeAsync(1.25 * HOME_PACE.retryAfter - 1);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
});
