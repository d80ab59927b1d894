import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import type { FigurePeriod } from "@suvarna/domain/figures";
import { Link } from "react-router";
import { Money } from "../parts/money.tsx";
import { THIS_PERIOD } from "./period-words.ts";
import { Thumb } from "./thumb.tsx";

/** The list of the products with the highest sales of the period. */
export function BestSellers({
  products,
  period,
}: {
  products: NonNullable<Figures["bestSellers"]>;
  period: FigurePeriod;
}) {
  const most = products[0]?.amount ?? 0;
  return (
    <section aria-label="Best sellers" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>Best sellers</h2>
        <span className="ml-auto text-caption text-ink-mute">
          {THIS_PERIOD[period]}, before GST
        </span>
      </div>
      {products.length === 0 ? (
        <p className="bg-shell p-5 text-ink-soft">Nothing was sold.</p>
      ) : (
        <ul className="grid gap-4">
          {products.map(({ productId, name, picture, pieces, amount }) => (
            <li key={productId} className="flex min-w-0 items-center gap-3">
              <Thumb picture={picture} />
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-3">
                  <Link
                    to={`/products/${productId}`}
                    className="clip font-medium hover:text-wine"
                    title={name}
                  >
                    {name}
                  </Link>
                  <Money paise={amount} />
                </p>
                <div className="mt-1 flex items-center gap-3">
                  <span className="h-2 flex-1 bg-sand">
                    <i
                      className="block h-full bg-wine"
                      style={{ width: `${most === 0 ? 0 : (amount / most) * 100}%` }}
                    />
                  </span>
                  <span className="w-14 text-right text-hint text-ink-mute">{pieces} sold</span>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
