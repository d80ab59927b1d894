import { ApiError } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { hasShopFailed, sentenceOf, supportNumberOf } from "./api.ts";

const FAILED = new ApiError(503, {
  code: "unavailable",
  message: "Try again soon.",
  requestId: "019acf00-1c2d-7000-8001-9b1e7f3a91c4",
});

it("shows the end of the id of a request that failed, by which the log is searched", () => {
  expect(supportNumberOf(FAILED)).toBe("7f3a91c4");
  expect(sentenceOf(FAILED)).toBe("Try again soon. Number for support: 7f3a91c4");
});

it("shows no number for a refusal or a lost connection", () => {
  const refused = new ApiError(409, { code: "sold_out", message: "Sold out." });
  expect(sentenceOf(refused)).toBe("Sold out.");
  expect(supportNumberOf(new Error("The connection broke off."))).toBeNull();
});

it("knows after which errors a change may have happened", () => {
  const refused = new ApiError(409, { code: "sold_out", message: "Sold out." });
  const lost = [
    FAILED,
    new ApiError(0, FAILED.body as never),
    new Error("The connection broke off."),
  ];
  expect(lost.map(hasShopFailed)).toEqual([true, true, true]);
  expect(hasShopFailed(refused)).toBe(false);
});
