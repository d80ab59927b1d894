import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { expect, it } from "vitest";
import { type FeedEvent, FIRST_FEED, nextFeed } from "./feed.ts";

const RATE: RateEntry = {
  Carat: "24K",
  TodayPricePerGram: 13_342.56,
  purity: 99.9,
  updatedAt: "2026-11-18T06:30:00.000Z",
  source: "Simulated market",
};

function after(...events: FeedEvent[]) {
  return events.reduce(nextFeed, FIRST_FEED);
}

it("shows the last rates through every failure", () => {
  const feed = after(
    { type: "started", socket: true },
    { type: "opened" },
    { type: "updated", entries: [RATE] },
    { type: "lost", retries: 0 },
    { type: "retried" },
    { type: "lost", retries: 0 },
    { type: "pollFailed" },
    { type: "paused" },
  );
  expect(feed.entries).toEqual([RATE]);
});

it("polls only after all retries have failed", () => {
  const events: FeedEvent[] = [
    { type: "started", socket: true },
    { type: "lost", retries: 3 },
  ];
  for (let tries = 1; tries <= 3; tries++) {
    expect(after(...events).polling).toBe("off");
    events.push({ type: "retried" }, { type: "lost", retries: 3 });
  }
  expect(after(...events)).toMatchObject({ polling: "starting", tries: 3 });
});

it("resets the number of retries when the socket opens", () => {
  const feed = after(
    { type: "started", socket: true },
    { type: "lost", retries: 1 },
    { type: "retried" },
    { type: "opened" },
    { type: "lost", retries: 1 },
  );
  expect(feed).toMatchObject({ link: "waiting", polling: "off", tries: 0 });
});

it("ignores a second close of the same socket", () => {
  const closed = after({ type: "started", socket: true }, { type: "lost", retries: 0 });
  expect(nextFeed(closed, { type: "lost", retries: 0 })).toBe(closed);
});

it("accepts a manual refresh without starting to poll", () => {
  const feed = after(
    { type: "started", socket: true },
    { type: "opened" },
    { type: "polled", entries: [RATE] },
  );
  expect(feed).toMatchObject({ link: "open", polling: "off", entries: [RATE] });
});
