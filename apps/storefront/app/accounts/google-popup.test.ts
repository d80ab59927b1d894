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

function tell(relayed: object): void {
  const channel = new BroadcastChannel("google-sign-in");
  channel.postMessage(relayed);
  channel.close();
}

it("gives the token that its own popup has brought, and no other's", async () => {
  const asked = askGoogle();
  tell({ flow: "another", idToken: "of.another.tab" });
  tell({ flow: flow(), idToken: "a.b.c" });
  // The popup closes itself after its message.
  popup.closed = true;
  expect(await asked).toBe("a.b.c");
});

it("says that it was canceled when the popup is closed with nothing said", async () => {
  const asked = askGoogle();
  popup.closed = true;
  await expect(asked).rejects.toMatchObject({ failure: "canceled" });
});

it.each(["canceled", "network", "other"])("says what the popup says: %s", async (failure) => {
  const asked = askGoogle();
  tell({ flow: flow(), failure });
  await expect(asked).rejects.toMatchObject({ failure });
});

it("says that the browser has blocked it", async () => {
  vi.stubGlobal("window", { open: () => null });
  await expect(askGoogle()).rejects.toMatchObject({ failure: "blocked" });
});
