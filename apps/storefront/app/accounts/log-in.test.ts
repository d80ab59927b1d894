import { ApiError } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { loginFailure } from "./log-in.ts";

function refused(status: number, code: ApiError["code"], message: string): ApiError {
  return new ApiError(status, { code, message });
}

it("returns the server's reason first, and the specification's words below it", () => {
  const wrong = refused(401, "credentials_wrong", "The e-mail or the password is not right.");
  expect(loginFailure(wrong)).toEqual({
    title: "The e-mail or the password is not right.",
    text: "User Needs to register first",
  });
});

it("does not send a shopper to the sign-up who has only tried too often", () => {
  const tooMany = refused(429, "rate_limited", "Please try again in a minute.");
  expect(loginFailure(tooMany)).toEqual({ title: "Please try again in a minute." });
});

it.each([
  ["no answer", refused(0, "no_answer", "No response from server.")],
  ["a failure of the server", refused(500, "internal", "Server error.")],
  ["an error of the browser", new Error("x")],
])("shows that an error occurred after %s", (_, error) => {
  expect(loginFailure(error)).toEqual({ title: "An error occurred. Please try again." });
});
