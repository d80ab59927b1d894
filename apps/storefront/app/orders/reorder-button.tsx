import { reorder } from "@suvarna/contract/orders/calls";
import type { MissingPiece } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/orders";
import * as refusals from "@suvarna/words/here/refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { cartKey, notifyOtherTabs } from "../cart/index.ts";
import { useOrderCall } from "./use-order-call.ts";

/**
 * Puts the pieces of an earlier order into the cart at today's prices, and names the pieces that
 * are not available.
 */
export function ReorderButton({
  order,
  look = "secondary",
  size,
  children = say.orderAgain,
}: {
  order: Order;
  look?: "primary" | "secondary";
  size?: "small";
  children?: string;
}) {
  const [missing, setMissing] = useState<readonly MissingPiece[]>([]);
  const [added, setAdded] = useState(0);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, again] = useOrderCall((api) => api.call(reorder, { params: { id: order._id } }));

  async function press(): Promise<void> {
    const answer = await again();
    if (!answer) return;
    client.setQueryData(cartKey, answer.cart);
    notifyOtherTabs();
    setAdded(answer.added);
    setMissing(answer.missing);
    if (answer.missing.length > 0) return;
    toast.success(say.addedAtTodaysPrices);
    void navigate("/cart");
  }
  return (
    <>
      <Button
        look={look}
        {...(size ? { size } : {})}
        busy={busy && say.adding}
        onClick={() => void press()}
      >
        {children}
      </Button>
      <Dialog
        open={missing.length > 0}
        onClose={() => setMissing([])}
        title={added > 0 ? say.notEverything : say.noneToBeHad}
        description={added > 0 ? say.restIsInCart : say.nothingAdded}
        actions={
          added > 0 ? (
            <ButtonLink to="/cart" wide>
              {say.goToTheCart}
            </ButtonLink>
          ) : (
            <ButtonLink to="/productlist" wide>
              {say.exploreJewellery}
            </ButtonLink>
          )
        }
      >
        <ul className="mt-5 border-t border-line">
          {missing.map(({ productId, name, reason, code }) => (
            <li key={`${productId} ${reason}`} className="border-b border-line py-3.5">
              <b lang={language.langOf(name)} className="block font-medium">
                {name}
              </b>
              <span className="text-caption text-ink-mute">
                {refusals.inThisLanguage(code, { message: reason }).message}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
