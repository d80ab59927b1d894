import type { Cart } from "@suvarna/contract/cart/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as say from "@suvarna/words/here/cart";
import * as language from "@suvarna/words/here/language";
import { ArrowLeft } from "lucide";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { LoadFailure } from "../accounts/index.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { lineKey } from "./cart-changes.ts";
import { CartLine } from "./cart-line.tsx";
import { CartTotal } from "./cart-total.tsx";
import { CartWaiting } from "./cart-waiting.tsx";
import { CouponPart } from "./coupon-part.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { ItemTable, PRICE_COLUMN } from "./item-table.tsx";
import { useLiveCart } from "./live-cart.ts";
import { UpdateCartButton } from "./update-cart-button.tsx";

/**
 * The content of the cart page for a logged-in user, while the cart is loading, failed, empty or
 * full.
 */
export function CartContent() {
  const { data: cart, error, refetch } = useLiveCart();
  // React renders the lines in short tasks, between which the browser can paint and scroll.
  const hasCart = useDeferredValue(cart !== undefined);
  if (cart && hasCart) return <LoadedCart cart={cart} />;
  if (!error) return <CartWaiting />;
  return <LoadFailure error={error} retry={() => void refetch()} />;
}

const HEAD = [
  { label: say.price, className: `text-right ${PRICE_COLUMN}` },
  { label: say.quantity, className: "text-left pl-6 xl:pl-11" },
  { label: say.lineTotal, className: "text-right" },
];

function LoadedCart({ cart }: { cart: Cart }) {
  const content = useRef<HTMLFieldSetElement>(null);
  const { items } = cart;
  const count = items.length;
  const before = useRef(items);
  const [removed, setRemoved] = useState<string>();
  useEffect(() => {
    const left = new Set(items.map(lineKey));
    const gone = before.current.find((item) => !left.has(lineKey(item)));
    before.current = items;
    if (!gone) return;
    // The focused remove button disappears with its line, so the cart takes the focus instead, and a
    // screen reader says which piece has gone and whether pieces are left.
    content.current?.focus();
    setRemoved(gone.product.name);
  }, [items]);
  return (
    <fieldset
      ref={content}
      tabIndex={-1}
      aria-label={count > 0 ? say.piecesInYourCart : say.emptyCart}
      className="outline-none"
    >
      <p role="status" className="sr-only">
        {removed === undefined
          ? null
          : say.pieceRemoved(
              <span key="name" lang={language.langOf(removed)}>
                {removed}
              </span>,
            )}
      </p>
      {count > 0 ? <FullCart cart={cart} /> : <EmptyCart />}
    </fieldset>
  );
}

function FullCart({ cart }: { cart: Cart }) {
  const [changes, setChanges] = useState<readonly string[]>([]);
  return (
    <div className="grid items-start gap-11 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_24.5rem] xl:gap-16">
      <div>
        <NoValidRate className="mb-6" />
        <ItemTable caption={say.piecesInYourCart} head={HEAD}>
          {cart.items.map((item) => (
            <CartLine key={lineKey(item)} item={item} />
          ))}
        </ItemTable>
        <div className="mt-7 flex justify-between gap-5 max-sm:flex-col sm:items-start">
          <CouponPart cart={cart} />
          <UpdateCartButton onChanges={setChanges} />
        </div>
        <Changes changes={changes} />
        <TextLink
          to="/productlist"
          before={<Icon of={ArrowLeft} size={17} />}
          className="mt-5 sm:mt-7"
        >
          {say.continueShopping}
        </TextLink>
      </div>
      <CartTotal cart={cart} />
    </div>
  );
}

/** Lists the changes since the cart was last loaded. */
function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice kind="warning" className="mt-6">
      <p className="font-medium">{say.whatHasChanged}</p>
      <ul className="mt-1 tabular-nums">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
