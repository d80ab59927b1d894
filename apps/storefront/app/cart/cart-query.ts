import { addToCart, getCart, removeLine, removeOne } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError, type Client } from "@suvarna/contract/client";
import type { Shop } from "@suvarna/contract/content/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/cart";
import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, startPersonalQuery, usePersonalQuery } from "../platform/queries.ts";
import { useShop } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { type CartLine, changedCart } from "./changed-cart.ts";
import { notifyOtherTabs } from "./other-tabs.ts";

/** The query key of the logged-in user's cart. */
export const cartKey = personalKey("cart");

function askForCart(api: Client, signal: AbortSignal): Promise<Cart> {
  return api.call(getCart, {}, { signal });
}

/** The cart at today's prices. The query runs only for a logged-in user. */
export function useCart() {
  return usePersonalQuery(["cart"], askForCart);
}

/** Starts to fetch the cart when a page that shows it is loaded (`startPersonalQuery`). */
export function startCart(): Promise<void> {
  return startPersonalQuery(["cart"], askForCart);
}

/** Empties the cached cart after an order is placed, and fetches the cart from the server. */
export function clearCart(): void {
  notifyOtherTabs();
  const client = queryClient();
  client.setQueryData<Cart>(cartKey, (cart) => cart && { ...cart, items: [] });
  void client.invalidateQueries({ queryKey: cartKey });
}

const ADDING: CartChange<CartLine & { readonly quantity?: number }> = {
  send: (userId, { quantity = 1, ...line }) =>
    browserApi.call(addToCart, { body: { userId, quantity, ...line } }),
  more: ({ quantity = 1 }) => quantity,
  failure: say.addingFailed,
};

/** Puts pieces into the cart. A failure is shown as a toast; the caller reports success. */
export function useAddToCart() {
  return useCartChange(ADDING);
}

/**
 * Puts pieces into the cart outside of React's hooks, for a page that loads this module on demand
 * and shows a failure by itself.
 * @returns why the pieces are not in the cart, as a message; null on success
 */
export async function putIntoCart(line: CartLine, shop: Shop): Promise<string | null> {
  const client = queryClient();
  const adding = { ...ADDING, isToldByCaller: true };
  try {
    await new MutationObserver(client, cartChange(adding, shop, client)).mutate(line);
    return null;
  } catch (error) {
    return spoken(error as Error, ADDING.failure);
  }
}

/**
 * Lowers a line's quantity by 1, and removes a line with the quantity 0. A failure is shown as a
 * toast.
 */
export function useRemoveOne() {
  return useCartChange<CartLine>({
    send: (userId, line) => browserApi.call(removeOne, { body: { userId, ...line } }),
    more: () => -1,
    failure: say.removingFailed,
  });
}

/** Removes a line from the cart. A failure is shown as a toast. */
export function useRemoveLine() {
  return useCartChange<CartLine>({
    send: (userId, line) => browserApi.call(removeLine, { body: { userId, ...line } }),
    more: () => Number.NEGATIVE_INFINITY,
    failure: say.removingFailed,
  });
}

interface CartChange<Line extends CartLine> {
  send(userId: string, line: Line): Promise<{ cart: Cart }>;
  /** By how much the call changes the line's quantity. */
  more(line: Line): number;
  /** The error message when the server sends no message. */
  readonly failure: string;
  /** Whether the caller shows a failure itself, so that no toast is shown. */
  readonly isToldByCaller?: boolean;
}

const CHANGE = ["cart", "change"];

function useCartChange<Line extends CartLine>(change: CartChange<Line>) {
  return useMutation(cartChange(change, useShop(), useQueryClient()));
}

/**
 * A mutation with an optimistic update. Mutations run one after another, and only the answer of the
 * last is shown, because an earlier answer does not include the clicks since.
 */
function cartChange<Line extends CartLine>(
  { send, more, failure, isToldByCaller = false }: CartChange<Line>,
  shop: Shop,
  client: QueryClient,
): MutationOptions<{ cart: Cart }, Error, Line, { before: Cart | undefined }> {
  return {
    mutationKey: CHANGE,
    scope: { id: "cart" },
    async mutationFn(line) {
      const userId = useSession.getState().userId;
      if (!userId) throw new Error(say.loginFirst);
      return send(userId, line);
    },
    async onMutate(line) {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<Cart>(cartKey);
      if (before) client.setQueryData(cartKey, changedCart(before, line, more(line), shop));
      return { before };
    },
    async onSuccess({ cart }) {
      notifyOtherTabs();
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return;
      await client.cancelQueries({ queryKey: cartKey });
      client.setQueryData(cartKey, cart);
    },
    onError(error, _line, context) {
      client.setQueryData(cartKey, context?.before);
      void client.invalidateQueries({ queryKey: cartKey });
      if (!isToldByCaller) toast.error(spoken(error, failure));
    },
  };
}

function spoken(error: Error, failure: string): string {
  if (error instanceof ApiError) return error.code === "unreadable" ? failure : error.message;
  return error.message || failure;
}
