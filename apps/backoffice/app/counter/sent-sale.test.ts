import { beforeEach, expect, it, vi } from "vitest";
import { readSentSale, removeSentSale, storeSentSale } from "./sent-sale.ts";

beforeEach(() => sessionStorage.clear());

it("keeps the key of a sale over a reload for the person who sent it, until it is answered", () => {
  expect(readSentSale("moti")).toBeNull();
  storeSentSale("moti", { key: "key-of-sale", total: 52_310.5 });
  expect(readSentSale("moti")).toEqual({ key: "key-of-sale", total: 52_310.5 });
  expect(readSentSale("kiran")).toBeNull();
  removeSentSale("moti");
  expect(readSentSale("moti")).toBeNull();
});

it("ignores what it can't read, and works in a browser that stores nothing", () => {
  storeSentSale("moti", { key: "key-of-sale", total: 1 });
  const [entry = ""] = Object.keys(sessionStorage);
  for (const text of ["{", '"key"', '{"key":1}']) {
    sessionStorage.setItem(entry, text);
    expect(readSentSale("moti")).toBeNull();
  }
  vi.stubGlobal("sessionStorage", undefined);
  try {
    storeSentSale("moti", { key: "key-of-sale", total: 1 });
    removeSentSale("moti");
    expect(readSentSale("moti")).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});
