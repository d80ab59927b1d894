import * as calls from "@suvarna/contract/cart/calls";
import * as schemas from "@suvarna/contract/cart/schemas";
import { pair } from "@suvarna/contract/endpoint";
import { act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { addLine } from "./add-line.ts";
import { applyCoupon, dropCoupon } from "./change-coupon.ts";
import { decrementLine, removeLine } from "./remove-line.ts";
import { type CartDependencies, showCart } from "./show-cart.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls for a user's cart, which is always shown at current prices. */
export function registerCart(api: Api, dependencies: CartDependencies): void {
  const { app } = dependencies;

  handle(api, endpoints.getCart, async (_input, { user, language }) =>
    showCart(dependencies, user.userId, language),
  );
  handle(api, endpoints.getCartOfUser, async (_input, { user, language }) =>
    showCart(dependencies, user.userId, language),
  );

  handle(api, endpoints.addToCart, async ({ body }, { user, actor, language }) => {
    await act(app, actor, (act) => addLine(act, user.userId, body, body.quantity));
    return { cart: await showCart(dependencies, user.userId, language) };
  });

  handle(api, endpoints.removeOne, async ({ body }, { user, actor, language }) => {
    await act(app, actor, (act) => decrementLine(act, user.userId, body));
    return { cart: await showCart(dependencies, user.userId, language) };
  });

  handle(api, endpoints.removeLine, async ({ body }, { user, actor, language }) => {
    await act(app, actor, (act) => removeLine(act, user.userId, body));
    return { cart: await showCart(dependencies, user.userId, language) };
  });

  handle(api, endpoints.applyCoupon, async ({ body }, { user, actor, language }) => {
    await act(app, actor, (act) => applyCoupon(act, dependencies, user.userId, body.code));
    return { cart: await showCart(dependencies, user.userId, language) };
  });

  handle(api, endpoints.dropCoupon, async (_input, { user, actor, language }) => {
    await act(app, actor, (act) => dropCoupon(act, user.userId));
    return { cart: await showCart(dependencies, user.userId, language) };
  });
}
