import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSession } from "../platform/session.ts";
import { dropDraft, keepDraft, withDraft } from "./checkout-draft.ts";
import type { CheckoutValues } from "./checkout-form-schema.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
  sessionStorage.clear();
  dropDraft();
});
afterEach(() => vi.unstubAllGlobals());

const blank = {
  contact: "",
  shippingAddress: { city: "", pincode: "" },
  pan: "",
  save: false,
} as CheckoutValues;
const typed = {
  contact: "ananya.k@example.in",
  shippingAddress: { city: "Bengaluru", pincode: "560003" },
  pan: "ABCDE1234F",
  save: true,
} as CheckoutValues;

it("restores what was typed, except the PAN, which is never stored", () => {
  keepDraft("u1", typed);
  expect(withDraft("u1", blank)).toEqual({ ...typed, pan: "" });
});

it("stores the choices for a reload, and no personal data", () => {
  keepDraft("u1", typed);
  const stored = JSON.stringify(Object.values(sessionStorage));
  for (const personal of ["ananya", "Bengaluru", "560003", "ABCDE1234F"]) {
    expect(stored).not.toContain(personal);
  }
  dropDraft();
  sessionStorage.setItem("checkout-draft", JSON.parse(stored)[0]);
  expect(withDraft("u1", blank)).toEqual({ ...blank, save: true });
});

it("deletes the typed values when the user logs out", () => {
  keepDraft("u1", typed);
  useSession.getState().logOut();
  expect(withDraft("u1", blank)).toEqual(blank);
});

it("restores nothing for another user, and nothing after it was deleted", () => {
  keepDraft("u1", typed);
  expect(withDraft("u2", blank)).toEqual(blank);
  dropDraft();
  expect(withDraft("u1", blank)).toEqual(blank);
});

it("ignores values that do not belong to the form", () => {
  const values = { contact: 7, shippingAddress: null, save: "yes", other: "x" };
  sessionStorage.setItem("checkout-draft", JSON.stringify({ userId: "u1", values }));
  expect(withDraft("u1", blank)).toEqual(blank);
  sessionStorage.setItem("checkout-draft", "{");
  expect(withDraft("u1", blank)).toEqual(blank);
});
