import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { DrawerPanel } from "@suvarna/ui/drawer-panel.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/cart";
import * as language from "@suvarna/words/here/language";
import { CircleCheck } from "lucide";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { PHOTOGRAPH, piecesText } from "../pieces/index.ts";
import { Queries } from "../platform/queries-provider.tsx";
import { useShop } from "../platform/root-data.ts";
import { useCart } from "./cart-query.ts";
import { lineWords } from "./line-words.ts";
import { MatchingPieceSuggestion } from "./matching-piece-suggestion.tsx";
import { closeMiniCart, type MiniCart } from "./mini-cart.ts";
import { TotalsLedger } from "./totals-ledger.tsx";

/**
 * The drawer that shows the piece that was just put into the cart: at the right, or from below on a
 * phone. The drawer stays open until the shopper closes it, and then gives the focus back to the
 * button that opened it.
 */
export function MiniCartPanel({ line, opener }: MiniCart) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // A link in the drawer opens another page, so the drawer closes when the page changes.
    if (openedAt.current !== pathname) closeMiniCart();
  }, [pathname]);
  return (
    <Queries>
      <MiniCartDrawer line={line} opener={opener} />
    </Queries>
  );
}

/**
 * The largest number of other cart lines that the drawer lists; beyond it the drawer shows only
 * their number.
 */
const OTHERS = 2;

function MiniCartDrawer({ line, opener }: MiniCart) {
  const addedId = useId();
  const { data: cart } = useCart();
  const { gstPercent } = useShop();
  const isAdded = ({ product, size, engraving }: CartItem) =>
    product._id === line.productId &&
    (size ?? null) === (line.size ?? null) &&
    (engraving ?? "") === (line.engraving ?? "");
  const added = cart?.items.find(isAdded);
  const others = cart?.items.filter((item) => !isAdded(item)) ?? [];
  return (
    <DrawerPanel
      open
      onClose={closeMiniCart}
      title={say.addedToCart}
      icon={CircleCheck}
      describedBy={addedId}
      opener={opener}
      footer={
        <>
          <div className="pb-3.5 [&_.ledger_:is(th,td)]:border-0 [&_.ledger_:is(th,td)]:py-1.5 [&_.ledger_small]:ml-0.5 [&_.ledger_small]:inline [&_.ledger_[data-total]>*]:border-t-3 [&_.ledger_[data-total]>*]:pt-3">
            {cart ? (
              <TotalsLedger
                caption={say.totalOf(countWords(cart))}
                totals={cart.totals}
                coupon={cart.coupon?.problem ? undefined : cart.coupon?.code}
                gstPercent={gstPercent}
                isShort
              />
            ) : (
              <Skeleton className="h-36" />
            )}
          </div>
          <div className="grid grid-cols-2 gap-2.5">
            <ButtonLink to="/cart" look="secondary" className="px-2.5!">
              {say.viewCart}
            </ButtonLink>
            <ButtonLink to="/checkout" className="px-2.5!">
              {say.checkout}
            </ButtonLink>
          </div>
        </>
      }
    >
      {added ? <Added id={addedId} item={added} /> : <Skeleton className="h-42" />}
      {others.length > 0 ? (
        <div className="mt-6 border-t border-line pt-4">
          <p className="mb-1.5 text-caption text-ink-mute">{say.alsoInYourCart}</p>
          <ul>
            {others.slice(0, OTHERS).map((item) => (
              <Other
                key={`${item.product._id} ${item.size ?? ""} ${item.engraving ?? ""}`}
                item={item}
              />
            ))}
          </ul>
          {others.length > OTHERS ? (
            <p className="mt-1 text-small text-ink-soft">
              {say.andMoreInTheCart(others.length - OTHERS)}
            </p>
          ) : null}
        </div>
      ) : null}
      {cart ? (
        <MatchingPieceSuggestion
          productId={line.productId}
          inCart={cart.items.map(({ product }) => product._id)}
        />
      ) : null}
    </DrawerPanel>
  );
}

function countWords({ items }: Cart): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return piecesText(count);
}

function Added({
  id,
  item: { product, size, quantity, realTimeTotalPrice },
}: {
  id: string;
  item: CartItem;
}) {
  return (
    <div
      id={id}
      className="grid grid-cols-[7rem_1fr] items-center gap-4 sm:grid-cols-[9.25rem_1fr] sm:gap-5.5"
    >
      <Picture
        src={product.coverImage}
        alt=""
        {...PHOTOGRAPH}
        sizes="148px"
        className="aspect-[7/8]"
      />
      <div>
        <h3
          lang={language.langOf(product.name)}
          className="font-body text-lead leading-[1.3] font-medium tracking-normal wrap-anywhere"
        >
          {product.name}
        </h3>
        <p className="mt-1 text-small text-ink-soft tabular-nums">
          {lineWords({ ...product, ...(size ? { size } : {}) })}
        </p>
        <p className="text-small text-ink-soft">{say.quantityIs(quantity)}</p>
        <p className="mt-2.5 text-[1.0625rem] font-semibold">
          <Price rupees={realTimeTotalPrice} />
        </p>
      </div>
    </div>
  );
}

function Other({ item: { product, quantity, realTimeTotalPrice } }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3.5 py-2 text-[0.9375rem]">
      <Picture
        src={product.coverImage}
        alt=""
        {...PHOTOGRAPH}
        sizes="60px"
        className="aspect-square"
      />
      <div>
        <h3
          lang={language.langOf(product.name)}
          className="font-body leading-[1.3] font-medium tracking-normal"
        >
          {product.name}
        </h3>
        <p className="text-caption text-ink-mute">{say.quantityIs(quantity)}</p>
      </div>
      <Price rupees={realTimeTotalPrice} />
    </li>
  );
}

function Price({ rupees }: { rupees: number | null }) {
  return rupees === null ? say.onRequest : <Amount paise={paise(rupees)} />;
}
