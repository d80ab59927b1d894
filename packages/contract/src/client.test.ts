import { expect, it } from "vitest";
import { applyCoupon, getCart } from "./cart/calls.ts";
import { listCategories } from "./catalogue/calls.ts";
import { ApiError, createClient, refusalOf, UnexpectedAnswer } from "./client.ts";
import { removeFromWishlist } from "./wishlist/calls.ts";

/** Makes a client whose calls all get this answer. */
const answering = (answer: () => Response) =>
  createClient({ fetch: async () => answer(), baseUrl: "/api" });

const refusing = (status: number, body: unknown) =>
  answering(() => Response.json(body, { status }))
    .call(applyCoupon, { body: { code: "DIWALI" } })
    .then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );

it("returns a success as it is, a list or an object, and undefined for an empty body", async () => {
  const list = answering(() => Response.json([{ title: "Rings" }]));
  expect(await list.call(listCategories, {})).toEqual([{ title: "Rings" }]);
  const cart = answering(() => Response.json({ cartId: "1" }));
  expect(await cart.call(getCart, {})).toEqual({ cartId: "1" });
  const empty = answering(() => new Response(null, { status: 204 }));
  const params = { productId: "1" };
  expect(await empty.call(removeFromWishlist, { params })).toBeUndefined();
});

it.each(["<html>", "", '{"cartId":', "null", "3", '"cart"'])(
  "rejects %j as no answer of the API",
  async (text) => {
    const call = answering(() => new Response(text)).call(getCart, {});
    await expect(call).rejects.toThrow(UnexpectedAnswer);
    await expect(call).rejects.toThrow("Unexpected API response format");
  },
);

it("returns a refusal with the code that its call declares, with the words and fields", async () => {
  const fields = { code: "Enter a coupon code" };
  const declared = await refusing(422, { code: "coupon_over", message: "It has ended.", fields });
  expect(refusalOf(applyCoupon, declared)).toMatchObject({
    status: 422,
    code: "coupon_over",
    message: "It has ended.",
    fields,
  });
  const common = await refusing(429, { code: "rate_limited", message: "Too many." });
  expect(refusalOf(applyCoupon, common)?.code).toBe("rate_limited");
});

it("has its own code for an undeclared code, and for an answer without a message", async () => {
  const undeclared = await refusing(409, { code: "sold_out", message: "Sold out." });
  expect(undeclared).toMatchObject({ code: "undeclared", message: "Sold out.", status: 409 });
  expect(await refusing(502, "<html>")).toMatchObject({ code: "unreadable", status: 502 });
  const offline = createClient({ fetch: () => Promise.reject(new TypeError()), baseUrl: "" });
  await expect(offline.call(getCart, {})).rejects.toMatchObject({ code: "no_answer", status: 0 });
});

it("treats an error as no refusal of another call", async () => {
  const error = await refusing(422, { code: "coupon_over", message: "It has ended." });
  expect(refusalOf(getCart, error)).toBeNull();
  expect(refusalOf(applyCoupon, new Error())).toBeNull();
  const made = new ApiError(422, { code: "coupon_over", message: "" });
  expect(refusalOf(applyCoupon, made)).toBeNull();
});

it("lets TypeScript check that a switch over a call's codes is complete", () => {
  const code = refusalOf(getCart, null)?.code;
  switch (code) {
    case "bad_request":
    case "unauthenticated":
    case "second_factor_needed":
    case "forbidden":
    case "fresh_proof_needed":
    case "too_large":
    case "rate_limited":
    case "internal":
    case "unavailable":
    case "outcome_unknown":
    case "no_answer":
    case "unreadable":
    case "undeclared":
    case undefined:
      break;
    default:
      code satisfies never;
  }
  // @ts-expect-error No call of the cart declares a refusal because of a coupon.
  expect(code === "coupon_over").toBe(false);
});
