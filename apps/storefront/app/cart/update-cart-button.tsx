import { Button } from "@suvarna/ui/button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/cart";
import { useState } from "react";
import { cartChanges } from "./cart-changes.ts";
import { useCart } from "./cart-query.ts";

/**
 * A button that loads the prices and the stock of the cart again.
 * @param onChanges receives the differences to the former cart as sentences
 */
export function UpdateCartButton({ onChanges }: { onChanges(changes: readonly string[]): void }) {
  const { data: cart, refetch } = useCart();
  const [busy, setBusy] = useState(false);

  async function update() {
    const before = cart;
    setBusy(true);
    const { data, error } = await refetch();
    setBusy(false);
    if (error || !data || !before) {
      toast.error(error?.message ?? say.pleaseTryAgain);
      return;
    }
    const changes = cartChanges(before, data);
    onChanges(changes);
    if (changes.length === 0) toast.success(say.upToDate);
  }

  return (
    <Button look="secondary" className="max-sm:w-full" busy={busy && say.updating} onClick={update}>
      {say.updateCart}
    </Button>
  );
}
