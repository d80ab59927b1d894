import { describe, expect, it } from "vitest";
import { createLimits, networkOf } from "./limits.ts";

const TWICE = { name: "twice", times: 2, seconds: 60 };

describe("limits", () => {
  it("refuse an event above the limit, and say how long to wait", async () => {
    const limits = createLimits(null);
    await limits.use(TWICE, "one");
    await limits.use(TWICE, "one");
    await expect(limits.use(TWICE, "one")).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    });
    await limits.use(TWICE, "another");
    await limits.use({ ...TWICE, name: "other" }, "one");
  });

  it("let exactly so many through that come at once", async () => {
    const limits = createLimits(null);
    const tries = Array.from({ length: 50 }, () => limits.use(TWICE, "crowd"));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("begin anew for a key that is forgotten", async () => {
    const limits = createLimits(null);
    await limits.use(TWICE, "one");
    await limits.use(TWICE, "one");
    await limits.forget(TWICE, "one");
    await limits.use(TWICE, "one");
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
  // A proxy may forward any text; it counts as one visitor and causes no error.
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
