import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askGoogle } from "./google-popup.ts";

let popup: { closed: boolean };
let address: string;
beforeEach(() => {
  popup = { closed: false };
  vi.stubGlobal("window", {
    open(url: string) {
      address = url;
      return popup;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const flow = () => new URLSearchParams(address.split("?")[1]).get("flow");

function postReply(relayed: object): void {
  const channel = new BroadcastChannel("google-sign-in");
  channel.postMessage(relayed);
  channel.close();
}

it("resolves with the token of its own popup, and of no other", async () => {
  const token = askGoogle();
  postReply({ flow: "another", idToken: "of.another.tab" });
  postReply({ flow: flow(), idToken: "a.b.c" });
  // The popup closes itself after it has sent its message.
  popup.closed = true;
  expect(await token).toBe("a.b.c");
});

it("waits for a message that arrives a second after the popup has closed", async () => {
  const token = askGoogle();
  popup.closed = true;
  setTimeout(() => postReply({ flow: flow(), idToken: "a.b.c" }), 1000);
  expect(await token).toBe("a.b.c");
});

it("fails as canceled when the popup closes without a message", async () => {
  const token = askGoogle();
  popup.closed = true;
  await expect(token).rejects.toMatchObject({ failure: "canceled" });
});

it.each(["canceled", "network", "other"])("fails as the popup reports: %s", async (failure) => {
  const token = askGoogle();
  postReply({ flow: flow(), failure });
  await expect(token).rejects.toMatchObject({ failure });
});

it("fails as blocked when the browser blocks the popup", async () => {
  vi.stubGlobal("window", { open: () => null });
  await expect(askGoogle()).rejects.toMatchObject({ failure: "blocked" });
});
