import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import { lockPrice } from "@suvarna/contract/orders/calls";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/checkout";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { cartKey, startCart } from "../cart/index.ts";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient } from "../platform/queries.ts";
import { forgetOffer, rememberedOffer, rememberOffer } from "./accepted-offer.ts";
import { hasOpenAttempt } from "./order-attempt.ts";
import {
  type AcceptedOffer,
  acceptedOfferOf,
  cartContent,
  currentSaving,
  isSameOffer,
  lockContent,
  type PriceLock,
  priceLock,
} from "./price-lock.ts";

/** The query key of the user's price lock. */
const lockKey = personalKey("quote");

/**
 * The time in milliseconds in which the lock that `startPriceLock` has fetched is not fetched again
 * by the component.
 */
const FRESH_MS = 5_000;

/** The locked price of the checkout, and the offer that the shopper has agreed to. */
export interface PriceLockState {
  /** The newest known lock; null until the shop has answered. */
  readonly lock: PriceLock | null;
  /**
   * The offer that the shopper saw before, while the new lock still needs the shopper's agreement.
   */
  readonly before: AcceptedOffer | null;
  /** Records that the shopper agrees to the new lock. */
  agree(): void;
  /** The reason why the cart can't be bought now; null when it can be bought. */
  readonly trouble: ApiError | null;
  /** Why the lock is unknown, because no answer arrived; null when the lock is known. */
  readonly error: Error | null;
  /**
   * How much less the cart costs at the current rates than at the locked price, in rupees; 0 if it
   * does not cost less.
   */
  readonly saving: number;
  /** Requests a new lock at the lower current rates. */
  takeLower(): void;
  readonly takingLower: boolean;
  /**
   * Fetches the current lock from the shop, for example when the known lock has ended. It resolves
   * with the last known lock if the call fails.
   */
  refresh(): Promise<PriceLock | null>;
}

async function askForLock(takeLower: boolean, signal?: AbortSignal): Promise<PriceLock> {
  const askedAt = Date.now();
  const body = takeLower ? { takeLower } : {};
  return priceLock(await browserApi.call(lockPrice, { body }, signal ? { signal } : {}), askedAt);
}

/**
 * Fetches the cart when the checkout page's module is loaded, and then locks its price, so that the
 * lock is on its way while React takes over the page (`startPersonalQuery`). No price is locked for
 * an empty cart, or while the answer to an order is missing.
 */
export async function startPriceLock(): Promise<void> {
  await startCart();
  const client = queryClient();
  const cart = client.getQueryData<Cart>(cartKey);
  if (!cart?.items.length || hasOpenAttempt()) return;
  await client.prefetchQuery({
    queryKey: lockKey,
    queryFn: ({ signal }) => askForLock(false, signal),
  });
}

/**
 * Locks the price of the cart while its checkout is open. The lock is fetched again whenever the
 * known lock may be stale: when it has ended, when the tab is visible again, or when another device
 * has changed the cart. No amount changes without being shown to the shopper.
 * @param cart the cart at the current rates
 * @param paused stops all calls while an order is being placed; an empty cart makes no calls either
 */
export function usePriceLock(
  cart: Cart | undefined,
  { paused }: { paused: boolean },
): PriceLockState {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: lockKey,
    queryFn: ({ signal }) => askForLock(false, signal),
    enabled: !paused && Boolean(cart?.items.length),
    // The lock may have ended, or an answer may have been lost, while the tab was hidden.
    refetchOnWindowFocus: true,
    staleTime: FRESH_MS,
  });
  // The lock is not cached beyond this page, because the lock of an earlier visit may be used up.
  useEffect(() => () => client.removeQueries({ queryKey: lockKey }), [client]);
  const lock = data ?? null;
  const [agreed, setAgreed] = useState<AcceptedOffer | null>(rememberedOffer);
  const offer = lock && acceptedOfferOf(lock);
  const differs = agreed && offer && !isSameOffer(agreed, offer);
  // After a reload the shopper sees the current cart, so a change of the cart since the last visit
  // needs no agreement.
  const [first, setFirst] = useState(true);
  const before = differs && !(first && agreed.content !== offer.content) ? agreed : null;

  useEffect(() => {
    if (!offer || before) return;
    setFirst(false);
    if (agreed?.quoteId !== offer.quoteId) setAgreed(offer);
  }, [offer, before, agreed]);
  useEffect(() => {
    if (agreed) rememberOffer(agreed);
  }, [agreed]);
  useEffect(() => forgetOffer, []);

  const lower = useMutation({
    mutationFn: () => askForLock(true),
    onSuccess(taken) {
      if (taken.quoteId === lock?.quoteId) {
        toast.info(say.rateMovedAgain, { text: say.lockedPriceStays });
      } else if (lock && isLower(acceptedOfferOf(taken), acceptedOfferOf(lock))) {
        setAgreed(acceptedOfferOf(taken));
      }
      client.setQueryData(lockKey, taken);
    },
    onError: (failure) => toast.error(failure.message),
  });

  const inCart = cart?.items.length ? cartContent(cart) : null;
  const locked = lock && lockContent(lock);
  useEffect(() => {
    if (!paused && inCart && locked && inCart !== locked) void refetch();
  }, [paused, inCart, locked, refetch]);

  const refresh = useCallback(async () => (await refetch()).data ?? null, [refetch]);
  // A rate limit (429) says nothing about the cart: it is temporary, like a server error.
  const refusal =
    error instanceof ApiError && error.status > 0 && error.status < 500 && error.status !== 429;
  return {
    lock,
    before,
    agree: () => setAgreed(offer),
    trouble: refusal ? error : null,
    error,
    saving: lock && cart && !before ? currentSaving(lock, cart) : 0,
    takeLower: () => lower.mutate(),
    takingLower: lower.isPending,
    refresh,
  };
}

function isLower(one: AcceptedOffer, other: AcceptedOffer): boolean {
  return one.content === other.content && one.total < other.total;
}
