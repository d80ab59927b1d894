import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { sellPieceAgain } from "@suvarna/contract/orders/staff-desk";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";

/** Returns a function that puts a piece of an order on sale again, and whether it runs now. */
export function useSellAgain({ order }: Pick<OrderPage, "order">) {
  const sell = useChange(sellPieceAgain, "/staff/orders", "/staff/products", "/staff/huids");
  async function sellAgain(huid: string): Promise<void> {
    try {
      await sell.mutateAsync({ params: { id: order._id }, body: { huid } });
      toast.done(`${huid} is on sale again`);
    } catch (error) {
      toast.failed(...failureWords(error, `${huid} stays with the order`));
    }
  }
  return { sellAgain, isPending: sell.isPending };
}
