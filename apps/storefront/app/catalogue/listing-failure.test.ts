import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import { UNSAFE_ErrorResponseImpl } from "react-router";
import { expect, it } from "vitest";
import { listingFailure } from "./listing-failure.ts";

const refusal = (status: number, message = "…") =>
  new ApiError(status, { message, code: "undeclared" });

it.each([
  [refusal(401), "Your session has expired. Please login again."],
  [refusal(403), "You do not have permission to view this content."],
  [refusal(404), "The requested resource was not found."],
  [refusal(500), "Server error. Please try again later."],
  [refusal(503), "Server error. Please try again later."],
  [refusal(400, "Use a page from 1 on"), "Error: 400 - Use a page from 1 on"],
  [refusal(0, "No response from server."), "No response from server."],
  [
    new UNSAFE_ErrorResponseImpl(503, "No answer", "No response from server."),
    "No response from server.",
  ],
  [new Error("odd"), "Error: odd"],
  [new UnexpectedAnswer(new SyntaxError("Unexpected token <")), "Unexpected API response format"],
])("%o", (error, words) => {
  expect(listingFailure(error)).toBe(words);
});
