import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as alerts from "@suvarna/words/here/alerts";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/restock";
import { useState } from "react";
import { Link } from "react-router";
import { CONTACT } from "../site-map.ts";
import { RestockForm } from "./restock-form.tsx";

const LINK = "link-gold inline-flex min-h-11 items-center text-small text-wine";

/**
 * The box on the page of a sold-out piece, in which a visitor enters an e-mail address to get a
 * letter when the piece is back in stock.
 */
export function RestockBox({
  product,
  historyPlace,
}: {
  product: Product;
  /**
   * The id of the section in which a price alert is set; null when the page has no such section.
   */
  historyPlace: string | null;
}) {
  if (product.isAvailable) return null;
  const isPair = product.kind === "earrings";
  return (
    <section aria-labelledby="sold-out" className="mt-5.5 bg-shell px-5.5 pt-5 pb-4">
      <h2 id="sold-out" className="font-display text-[1.25rem] leading-[1.3] font-normal">
        {pieces.outOfStock}
      </h2>
      <p className="mt-1.5 text-small text-ink-soft">{isPair ? say.soldOutPair : say.soldOutOne}</p>
      <RestockForm
        product={product}
        sizes={(product.sizes ?? []).map(({ size }) => size)}
        withAnySize
      />
      <p className="mt-2 flex flex-wrap gap-x-5.5">
        <Link to={CONTACT} className={LINK}>
          {isPair ? say.askForPair : say.askForOne}
        </Link>
        {historyPlace === null ? null : (
          <a href={`#${historyPlace}`} className={LINK}>
            {alerts.tellMeWhenFalls}
          </a>
        )}
      </p>
    </section>
  );
}

/**
 * A form below the sizes of a piece of which only some are sold out: a visitor asks for a letter
 * when one of the sold-out sizes is back in stock.
 */
export function RestockOfSize({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const soldOut = (product.sizes ?? []).filter(({ isAvailable }) => !isAvailable);
  if (!product.isAvailable || soldOut.length === 0) return null;
  if (!open) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`${LINK} noscript:hidden`}>
        {say.sizeSoldOut}
      </button>
    );
  }
  return (
    <div className="mt-2 bg-shell px-5.5 pt-1.5 pb-5">
      <RestockForm product={product} sizes={soldOut.map(({ size }) => size)} withAnySize={false} />
    </div>
  );
}
