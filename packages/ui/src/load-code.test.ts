import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadCode } from "./load-code.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("code that fails to load is asked for once more, a second later", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("left"));
  load.mockResolvedValue("code");
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});

test("the second failure is the caller's", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("offline")));
  const failure = expect(loadCode(load)).rejects.toThrow("offline");
  await vi.advanceTimersByTimeAsync(1000);
  await failure;
  expect(load).toHaveBeenCalledTimes(2);
});
