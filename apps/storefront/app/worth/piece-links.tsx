import type { Product } from "@suvarna/contract/catalogue/schemas";
import { withGst } from "@suvarna/domain/tax";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as alerts from "@suvarna/words/here/alerts";
import * as say from "@suvarna/words/here/worth";
import { Bell, Scale } from "lucide";
import { PriceAlertButton } from "../alerts/index.ts";
import { CompareLink, usePrice } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useShop } from "../platform/root-data.ts";
import { HISTORY_PLACE } from "./history-place.ts";

const LINK = "inline-flex min-h-11 items-center gap-2 text-small text-wine hover:text-wine-deep";

/**
 * Links on a product page to set a price alert and to compare the piece. The box of a sold-out
 * piece has the link to the price alert already.
 */
export function PieceLinks({
  product,
  hasHistory,
}: {
  product: Product;
  /**
   * Whether the page has the section of the price history, which contains the box for a price
   * alert.
   */
  hasHistory: boolean;
}) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5">
      {hasHistory && !product.isAvailable ? null : hasHistory ? (
        <a href={`#${HISTORY_PLACE}`} className={LINK}>
          <Icon of={Bell} size={18} className="text-gold-ink" />
          {alerts.tellMeWhenFalls}
        </a>
      ) : (
        <AlertButton product={product} />
      )}
      <CompareLink slug={product.slug} className={LINK}>
        <Icon of={Scale} size={18} className="text-gold-ink" />
        {say.compareWithAnother}
      </CompareLink>
    </p>
  );
}

const AlertButton = followsRates(AlertButtonAtRates);
function AlertButtonAtRates({ product }: { product: Product }) {
  const price = usePrice(product);
  const { gstPercent } = useShop();
  return (
    <PriceAlertButton
      watched={{ productId: product._id }}
      what={alerts.pieceWithGst(product.name)}
      now={price && withGst(price.discountedPrice, Math.round(gstPercent * 100))}
    />
  );
}
