import { applyCoupon, dropCoupon } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { cartKey } from "./cart-query.ts";
import { notifyOtherTabs } from "./other-tabs.ts";

/** Applies a coupon to the cart. The field shows a refusal. */
export function useApplyCoupon() {
  return useCouponChange((code: string) => browserApi.call(applyCoupon, { body: { code } }));
}

/** Removes the coupon from the cart. */
export function useDropCoupon() {
  return useCouponChange(() => browserApi.call(dropCoupon, {}));
}

/**
 * Applies or removes a coupon. These calls run in one queue with the changes of lines, so that the
 * answer to the last call includes all changes.
 */
function useCouponChange<Choice>(send: (choice: Choice) => Promise<{ cart: Cart }>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["cart", "change"],
    scope: { id: "cart" },
    mutationFn: send,
    async onSuccess({ cart }: { cart: Cart }) {
      notifyOtherTabs();
      await client.cancelQueries({ queryKey: cartKey });
      client.setQueryData(cartKey, cart);
    },
  });
}
