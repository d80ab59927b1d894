import type { Product } from "@suvarna/contract/catalogue/schemas";
import { type ChosenPiece, weightText } from "../pieces/index.ts";

/** The details box with the figures that the price depends on. */
export function ProductDetails({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const { metal, carat, makingcharge, dimensions, category } = product;
  const rows: [string, string][] = [
    ["Metal", carat === metal ? metal : `${metal}, ${carat}`],
    ["Making charge", `${makingcharge}%`],
    ["Gross weight", weightText(chosen.grossWeight)],
    ["Net weight", weightText(chosen.netWeight)],
    ...(dimensions ? [["Dimensions", dimensions] satisfies [string, string]] : []),
    ["Category", category],
  ];
  return (
    <section aria-labelledby="details" className="mt-8.5 border border-line bg-surface">
      <h2
        id="details"
        className="border-b border-line px-4.5 py-4 text-[1.25rem] leading-[1.3] font-normal sm:px-6 sm:py-4.5"
      >
        Details
      </h2>
      <dl className="flex flex-wrap gap-px bg-line">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="flex w-full justify-between gap-3 bg-surface px-4.5 py-3.25 text-[0.9375rem] sm:w-auto sm:min-w-[calc(50%-0.5px)] sm:flex-auto sm:px-6 sm:py-3.5"
          >
            <dt className="text-ink-mute">{term}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
