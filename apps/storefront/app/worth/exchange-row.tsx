import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { metalWorth } from "@suvarna/domain/metal-worth";
import { Drawer } from "@suvarna/ui/drawer.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { PanelWaiting } from "@suvarna/ui/panel-waiting.tsx";
import * as say from "@suvarna/words/here/worth";
import { ChevronRight, RefreshCw } from "lucide";
import { Suspense, useState } from "react";
import type { ChosenPiece } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";

const ExchangeContent = optionalPart(() =>
  import("./exchange-content.tsx").then(({ ExchangeContent }) => ExchangeContent),
);

/**
 * A row that says what the shop would pay today for the metal of a piece, with a drawer that
 * explains the computation. Without a valid rate the row is left out.
 */
export const ExchangeRow = followsRates(ExchangeRowAtRates);
function ExchangeRowAtRates({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const [open, setOpen] = useState(false);
  const rates = useRatesPerGram();
  const { exchangePercent } = useShop();
  const netWeightMg = Math.round(chosen.netWeight * 1000);
  const metal = { carat: product.carat, netWeightMg, quantity: 1 };
  const worth = metalWorth([metal], rates, Math.round(exchangePercent * 100));
  if (!worth) return null;
  const label = product.carat === "Silver" ? say.silverInExchange : say.goldInExchange;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-14 w-full items-center gap-3.5 border-t border-line py-2.5 text-left text-[0.9375rem] leading-[1.4] hover:text-wine sm:py-0"
      >
        <Icon of={RefreshCw} className="text-gold-ink" />
        <span className="min-w-0 max-sm:max-w-[45%]">{label}</span>
        <span className="ml-auto min-w-0 text-right text-small font-medium tabular-nums">
          {formatRupees(worth.exchangeValue)}
          <span className="block text-caption font-normal text-ink-mute">
            {product.stones.length > 0
              ? say.percentOfMetalWithoutStones(exchangePercent)
              : say.percentOfMetal(exchangePercent)}
          </span>
        </span>
        <Icon of={ChevronRight} size={18} className="text-ink-mute" />
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={label}>
        <Suspense fallback={<PanelWaiting className="min-h-80" />}>
          <ExchangeContent product={product} netWeightMg={netWeightMg} worth={worth} />
        </Suspense>
      </Drawer>
    </>
  );
}
