import { emailInvalid, emailMissing } from "@suvarna/words/here/fields";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestRestockLetter } from "./send-restock.ts";

const PRODUCT = "0192f000-0000-7000-8000-000000000001";
const ask = (email: string) => requestRestockLetter({ productId: PRODUCT, email, size: null });

const send = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ asked: true }));
beforeEach(() => vi.stubGlobal("fetch", send));
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockClear();
});

it("answers a wrong address with the field's own message, which the page has in its language", async () => {
  expect(await ask("ananya")).toEqual({ refused: emailInvalid });
  expect(await ask("  ")).toEqual({ refused: emailMissing });
  expect(send).not.toHaveBeenCalled();
});

it("sends a right address", async () => {
  expect(await ask(" Ananya@shopper.example")).toEqual({ asked: true });
  const [, { body } = {}] = send.mock.calls[0] ?? [];
  expect(JSON.parse(String(body))).toEqual({ productId: PRODUCT, email: "ananya@shopper.example" });
});
