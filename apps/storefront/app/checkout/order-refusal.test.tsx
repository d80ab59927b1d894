import { ApiError } from "@suvarna/contract/client";
import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderRefusal } from "./order-refusal.tsx";

/** The notice about an order that was answered with an error and its message. */
function noticeAbout(code: ErrorCode, message: string): string {
  const refusal = new ApiError(ERROR_STATUSES[code], { code, message });
  return renderToStaticMarkup(<OrderRefusal refusal={refusal} paymentMethod="COD" />);
}

it("asks to place an order of unknown outcome again, and not to look first", () => {
  const notice = noticeAbout("outcome_unknown", "Please look before you try again.");
  expect(notice).toContain("your order may or may not be with us");
  expect(notice).toContain("Please place it again: it is placed only once.");
  expect(notice).not.toContain("look before");
});

it("says why an order that was certainly not placed failed", () => {
  const notice = noticeAbout("unavailable", "Please try again soon.");
  expect(notice).toContain("Please try again soon. Please place it again: it is placed only once.");
});
