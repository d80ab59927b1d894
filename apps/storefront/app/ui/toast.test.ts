import { expect, it, vi } from "vitest";
import { onToast, takeToasts, toast } from "./toast.ts";

it("keeps what is said before anyone listens", () => {
  toast.success("Login successful!");
  const listen = vi.fn();
  const stop = onToast(listen);
  expect(listen).toHaveBeenCalledOnce();
  expect(takeToasts()).toMatchObject([{ show: { kind: "success", title: "Login successful!" } }]);
  expect(takeToasts()).toEqual([]);
  stop();
});

it("stays 2 s for a success, 4 s for an error, and until dismissed while loading", () => {
  toast.success("a");
  toast.error("b");
  const id = toast.loading("c");
  toast.dismiss(id);
  const [success, error, loading, dismissed] = takeToasts();
  expect(success?.show?.duration).toBe(2000);
  expect(error?.show?.duration).toBe(4000);
  expect(loading?.show?.duration).toBe(Number.POSITIVE_INFINITY);
  expect(dismissed?.dismiss).toBe(id);
});

it("can take the place of an earlier one", () => {
  const id = toast.loading("Verifying payment");
  expect(toast.success("Paid", { id })).toBe(id);
  takeToasts();
});
