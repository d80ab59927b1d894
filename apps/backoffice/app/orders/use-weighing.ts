import type { CallInput } from "@suvarna/contract/endpoint";
import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { getOrderPage, weighPieces } from "@suvarna/contract/orders/staff-desk";
import { useRef, useState } from "react";
import { toast } from "../parts/toast.ts";
import { api, hasCode, sentenceOf } from "../platform/api.ts";
import { invalidateCalls, keyOf, queryClient } from "../platform/queries.ts";

type Body = CallInput<typeof weighPieces>["body"];

/**
 * Saves the typed data of an order's pieces. The changes are sent one after another, each with the
 * version that the page has seen.
 * @returns `keep`, whose promise resolves to the reason why a change was refused, or to null; its
 *   function `whenKept` is called as soon as the change is saved
 */
export function useWeighing(page: OrderPage) {
  const version = useRef(page.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const { _id: id } = page.order;
  // The version of a newer answer is used only when no change of this page is being sent.
  if (waiting === 0) version.current = page.version;

  async function send(body: Body, whenKept?: () => void): Promise<string | null> {
    try {
      const input = { params: { id }, headers: { "if-match": version.current }, body };
      const next = await api.call(weighPieces, input);
      version.current = next.version;
      queryClient.setQueryData(keyOf(getOrderPage, { params: { id } }), next);
      whenKept?.();
      void invalidateCalls("/staff/orders/list", "/staff/orders/views");
      return null;
    } catch (error) {
      const isOld = hasCode(error, "changed_meanwhile") || hasCode(error, "order_moved");
      if (isOld) {
        toast.failed(
          "Somebody else has changed this order",
          `${sentenceOf(error)} What you typed stays in its field.`,
        );
        await invalidateCalls("/staff/orders");
        const now = queryClient.getQueryData<OrderPage>(keyOf(getOrderPage, { params: { id } }));
        if (now) version.current = now.version;
      }
      return sentenceOf(error);
    }
  }

  function keep(body: Body, whenKept?: () => void): Promise<string | null> {
    setWaiting((many) => many + 1);
    const sent = queue.current.then(() => send(body, whenKept));
    queue.current = sent;
    return sent.finally(() => setWaiting((many) => many - 1));
  }

  return { keep, isKeeping: waiting > 0, whenSent: () => queue.current };
}

export type Keep = ReturnType<typeof useWeighing>["keep"];
