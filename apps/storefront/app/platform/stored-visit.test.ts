import { afterEach, expect, it, vi } from "vitest";
import { FORGET_VISIT, forgetStoredVisit } from "./stored-visit.ts";

afterEach(() => vi.unstubAllGlobals());

it("makes the service worker delete the visit", async () => {
  const postMessage = vi.fn();
  const getRegistration = async () => ({ active: { postMessage } });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  await forgetStoredVisit();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(FORGET_VISIT);
});

it.each([{}, { serviceWorker: { getRegistration: async () => undefined } }])(
  "has nothing to delete in a browser without a service worker",
  async (navigator) => {
    vi.stubGlobal("navigator", navigator);
    await expect(forgetStoredVisit()).resolves.toBeUndefined();
  },
);
