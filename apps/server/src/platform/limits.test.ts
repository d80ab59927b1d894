import { describe, expect, it, vi } from "vitest";
import type { Refusal } from "./errors.ts";
import { createLimits, networkAround, networkOf } from "./limits.ts";

const TWICE = { name: "twice", times: 2, seconds: 60 };

describe("limits", () => {
  it("refuse an event above the limit, and say how long to wait", async () => {
    const limits = createLimits(null);
    await limits.consume(TWICE, "one");
    await limits.consume(TWICE, "one");
    await expect(limits.consume(TWICE, "one")).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    });
    await limits.consume(TWICE, "another");
    await limits.consume({ ...TWICE, name: "other" }, "one");
  });

  it("let exactly so many through that come at once", async () => {
    const limits = createLimits(null);
    const tries = Array.from({ length: 50 }, () => limits.consume(TWICE, "crowd"));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("delay with growing waits, and delay nobody for longer than the last wait", async () => {
    vi.useFakeTimers();
    try {
      const limits = createLimits(null);
      const delay = { name: "slips", free: 2, seconds: 3600, waits: [1, 4] } as const;
      const waits = async (key: string) => {
        return limits.delay(delay, key).then(
          () => undefined,
          (refused: Refusal) => refused.retryAfterS,
        );
      };
      expect([await waits("one"), await waits("one")]).toEqual([undefined, undefined]);
      expect(await waits("one")).toBe(1);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await waits("one")).toBeUndefined();
      // An attempt that is refused during the wait does not make the wait longer.
      for (let hurry = 0; hurry < 5; hurry++) expect(await waits("one")).toBe(4);
      await vi.advanceTimersByTimeAsync(4000);
      expect(await waits("one")).toBeUndefined();
      expect(await waits("another")).toBeUndefined();
      await limits.forget(delay, "one");
      expect([await waits("one"), await waits("one")]).toEqual([undefined, undefined]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("tell how many events are let through before the first wait", async () => {
    const limits = createLimits(null);
    const delay = { name: "told", free: 3, seconds: 3600, waits: [30] } as const;
    const told = [];
    for (let event = 0; event < 3; event++) told.push(await limits.delay(delay, "one"));
    expect(told).toEqual([2, 1, 0]);
    await expect(limits.delay(delay, "one")).rejects.toMatchObject({ retryAfterS: 30 });
  });

  it("make a key wait once before its first event, and then let it through", async () => {
    vi.useFakeTimers();
    try {
      const limits = createLimits(null);
      const delay = { name: "attacked", free: 10, seconds: 3600, waits: [1, 30] } as const;
      const first = limits.delay(delay, "owner", true);
      await expect(first).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 30 });
      // Attempts of other people during the owner's wait do not make this wait longer.
      for (let n = 0; n < 50; n++) await limits.delay(delay, `stranger ${n}`, true).catch(() => {});
      await vi.advanceTimersByTimeAsync(30_000);
      await limits.delay(delay, "owner", true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("start again for a key that was deleted", async () => {
    const limits = createLimits(null);
    await limits.consume(TWICE, "one");
    await limits.consume(TWICE, "one");
    await limits.forget(TWICE, "one");
    await limits.consume(TWICE, "one");
  });
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  // A proxy may forward any text as the address; such a text counts as one visitor and causes no
  // error.
  ["unknown", "unknown"],
  ["", ""],
  ["203.0.113.9:8080", "203.0.113.9:8080"],
  ["[2001:db8::1]:443", "[2001:db8::1]:443"],
  ["2001:db8::1::2", "2001:db8::1::2"],
  ["::::::", "::::::"],
  ["<script>:1", "<script>:1"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("counts visitors whose address is no longer known, because they have disconnected, as one", () => {
  expect(networkOf(undefined)).toBe(networkOf(undefined));
  expect(networkAround(undefined)).toEqual(expect.any(String));
});
