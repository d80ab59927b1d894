import { addToCart, getCart, removeLine, removeOne } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import type { Shop } from "@suvarna/contract/content/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";
import { useShop } from "../platform/root-data.ts";
import { useSession } from "../platform/session.ts";
import { type CartLine, changedCart } from "./changed-cart.ts";

/** Where the cart of the one who is logged in is kept. */
export const cartKey = personalKey("cart");

/** The cart at today's prices. Asks nothing while nobody is logged in. */
export function useCart() {
  return usePersonalQuery(["cart"], (api, signal) => api.call(getCart, {}, { signal }));
}

/** The cart was ordered: it is empty now, and the server's word on that follows. */
export function clearCart(): void {
  const client = queryClient();
  client.setQueryData<Cart>(cartKey, (cart) => cart && { ...cart, items: [] });
  void client.invalidateQueries({ queryKey: cartKey });
}

const ADDING: CartChange<CartLine & { readonly quantity?: number }> = {
  send: (userId, { quantity = 1, ...line }) =>
    browserApi.call(addToCart, { body: { userId, quantity, ...line } }),
  more: ({ quantity = 1 }) => quantity,
  failure: "Failed to add to cart",
};

/** Puts pieces into the cart. A failure is said by a toast; success is the caller's to say. */
export function useAddToCart() {
  return useCartChange(ADDING);
}

/**
 * The same for a page that fetches this module only when it is needed.
 * @returns whether they are in the cart
 */
export async function putIntoCart(line: CartLine, shop: Shop): Promise<boolean> {
  try {
    const client = queryClient();
    await new MutationObserver(client, cartChange(ADDING, shop, client)).mutate(line);
    return true;
  } catch {
    return false;
  }
}

/** One piece less; at none the line goes. A failure is said by a toast. */
export function useRemoveOne() {
  return useCartChange<CartLine>({
    send: (userId, line) => browserApi.call(removeOne, { body: { userId, ...line } }),
    more: () => -1,
    failure: "Failed to remove item from cart",
  });
}

/** Takes a line out of the cart. A failure is said by a toast. */
export function useRemoveLine() {
  return useCartChange<CartLine>({
    send: (userId, line) => browserApi.call(removeLine, { body: { userId, ...line } }),
    more: () => Number.NEGATIVE_INFINITY,
    failure: "Failed to remove item from cart",
  });
}

interface CartChange<Line extends CartLine> {
  send(userId: string, line: Line): Promise<{ cart: Cart }>;
  /** How many pieces more the line will have. */
  more(line: Line): number;
  /** What to say when the server says nothing. */
  readonly failure: string;
}

const CHANGE = ["cart", "change"];

function useCartChange<Line extends CartLine>(change: CartChange<Line>) {
  return useMutation(cartChange(change, useShop(), useQueryClient()));
}

/**
 * A change shows at once and settles to the server's cart. Changes run one after another, and only
 * the last one's answer is shown: an earlier answer does not know of the clicks since.
 */
function cartChange<Line extends CartLine>(
  { send, more, failure }: CartChange<Line>,
  shop: Shop,
  client: QueryClient,
): MutationOptions<{ cart: Cart }, Error, Line, { before: Cart | undefined }> {
  return {
    mutationKey: CHANGE,
    scope: { id: "cart" },
    async mutationFn(line) {
      const userId = useSession.getState().user?._id;
      if (!userId) throw new Error("User needs to login First!");
      return send(userId, line);
    },
    async onMutate(line) {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<Cart>(cartKey);
      if (before) client.setQueryData(cartKey, changedCart(before, line, more(line), shop));
      return { before };
    },
    async onSuccess({ cart }) {
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return;
      await client.cancelQueries({ queryKey: cartKey });
      client.setQueryData(cartKey, cart);
    },
    onError(error, _line, context) {
      client.setQueryData(cartKey, context?.before);
      void client.invalidateQueries({ queryKey: cartKey });
      toast.error(spoken(error, failure));
    },
  };
}

function spoken(error: Error, failure: string): string {
  if (error instanceof ApiError) return error.code === "unreadable" ? failure : error.message;
  return error.message || failure;
}
