import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import { lockPrice } from "@suvarna/contract/orders/calls";
import { toast } from "@suvarna/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import {
  cartContent,
  isSameOffer,
  lockContent,
  type PriceLock,
  priceLock,
  type SeenOffer,
  savingNow,
  seenOffer,
} from "./price-lock.ts";
import { forgetOffer, rememberedOffer, rememberOffer } from "./seen-offer.ts";

/** Where the lock of the one who is logged in is kept. */
const lockKey = personalKey("quote");

/** The price of the checkout: held by the shop, and what the shopper has agreed to of it. */
export interface HeldPrice {
  /** What holds now, as far as is known; null until the shop has said it. */
  readonly lock: PriceLock | null;
  /** What the shopper saw before, while it waits for a word on what holds now. */
  readonly before: SeenOffer | null;
  /** The shopper goes on with what holds now. */
  agree(): void;
  /** Why nothing can be bought now; null when it can. */
  readonly trouble: ApiError | null;
  /** Why nothing is known: no answer came. */
  readonly error: Error | null;
  /** How much less the cart costs at the rates of now, in rupees; 0 when it does not. */
  readonly saving: number;
  /** Locks anew at the lower rates of now. */
  takeLower(): void;
  readonly takingLower: boolean;
  /** Asks the shop what holds now, such as when the time is over; gives what is known when it fails. */
  refresh(): Promise<PriceLock | null>;
}

async function askForLock(takeLower: boolean, signal?: AbortSignal): Promise<PriceLock> {
  const askedAt = Date.now();
  const body = takeLower ? { takeLower } : {};
  return priceLock(await browserApi.call(lockPrice, { body }, signal ? { signal } : {}), askedAt);
}

/**
 * Holds the price of the cart while its checkout is open. The shop is asked again whenever what is
 * known may not be true any more: the time is over, the tab is seen again, another device changed
 * the cart. Whatever comes of that moves no figure that the shopper has not been shown.
 * @param cart the cart at the rates of now
 * @param paused asks nothing, while an order is under way; nor is anything asked for an empty cart
 */
export function usePriceLock(cart: Cart | undefined, { paused }: { paused: boolean }): HeldPrice {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: lockKey,
    queryFn: ({ signal }) => askForLock(false, signal),
    enabled: !paused && Boolean(cart?.items.length),
    // The time may have run out, or an answer been lost, while nobody looked.
    refetchOnWindowFocus: true,
    // Only this page asks; a lock of an earlier visit may be used up.
    gcTime: 0,
    staleTime: 0,
  });
  const lock = data ?? null;
  const [agreed, setAgreed] = useState<SeenOffer | null>(rememberedOffer);
  const offer = lock && seenOffer(lock);
  const differs = agreed && offer && !isSameOffer(agreed, offer);
  // A reload shows the cart as it is now; nobody was promised another content at its price.
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
        toast.info("The rate has moved again", { text: "Your locked price stays." });
      } else if (lock && isLower(seenOffer(taken), seenOffer(lock))) {
        setAgreed(seenOffer(taken));
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
  // Being asked too often says nothing of the cart: it passes, as a fault of the shop's does.
  const refusal =
    error instanceof ApiError && error.status > 0 && error.status < 500 && error.status !== 429;
  return {
    lock,
    before,
    agree: () => setAgreed(offer),
    trouble: refusal ? error : null,
    error,
    saving: lock && cart && !before ? savingNow(lock, cart) : 0,
    takeLower: () => lower.mutate(),
    takingLower: lower.isPending,
    refresh,
  };
}

function isLower(one: SeenOffer, other: SeenOffer): boolean {
  return one.content === other.content && one.total < other.total;
}
