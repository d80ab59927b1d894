import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { paise } from "@suvarna/domain/money";
import { X } from "lucide";
import { IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Money, sayMoney, Weight } from "../parts/money.tsx";
import type { DraftLine } from "./counter-draft.ts";

const SELECT =
  "h-(--control) rounded-control border border-line-strong bg-surface px-2 max-md:text-base";

/** The pieces of a counter order with their sizes and their prices at the current rates. */
export function CounterLines({
  lines,
  quote,
  errors,
  onChange,
}: {
  lines: readonly DraftLine[];
  /** The prices of the lines; undefined until the server has answered. */
  quote: CounterQuote | undefined;
  /** The error messages of the server for a refused order, by field. */
  errors: Readonly<Record<string, string>>;
  onChange(lines: readonly DraftLine[]): void;
}) {
  const set = (place: number, line: DraftLine) =>
    onChange(lines.map((one, at) => (at === place ? line : one)));
  return (
    <ul aria-label="Chosen pieces" className="mt-3 border-t border-line">
      {lines.map((line, place) => {
        const priced = quote?.lines[place];
        const { product, size, quantity, huids } = line;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the user may choose a piece twice, so its id is no key.
            key={place}
            className="flex flex-wrap items-center gap-3 border-b border-line py-2.5"
          >
            <img src={product.image} alt="" width={36} height={36} className="size-9 flex-none" />
            <div className="min-w-40 flex-1">
              <span className="clip" title={product.name}>
                {product.name}
              </span>
              {priced ? (
                <span className="block text-hint text-ink-mute">
                  {priced.carat === "Silver" ? "Silver" : `${priced.carat} gold`},{" "}
                  <Weight mg={Math.round(priced.netWeight * 1000)} />, rate{" "}
                  {sayMoney(paise(priced.ratePerGram))}/g
                  {priced.madeToOrder ? ", made to order" : ""}
                </span>
              ) : null}
            </div>
            {product.sizes ? (
              <select
                aria-label={`Size of ${product.name}`}
                className={SELECT}
                value={size}
                onChange={(event) => set(place, { ...line, size: event.currentTarget.value })}
              >
                {product.sizes.map((one) => (
                  <option key={one.size} value={one.size} disabled={!one.isAvailable}>
                    {one.size}
                    {one.stock === null ? ", to order" : `, ${one.stock} there`}
                  </option>
                ))}
              </select>
            ) : null}
            <select
              aria-label={`How many of ${product.name}`}
              className={SELECT}
              value={quantity}
              onChange={(event) =>
                set(place, { ...line, quantity: Number(event.currentTarget.value) })
              }
            >
              {Array.from({ length: MAX_LINE_QUANTITY }, (_, count) => count + 1).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
            {priced?.needsHuid || huids ? (
              <TextField
                label={`HUID of ${product.name}`}
                hideLabel
                placeholder={quantity > 1 ? `${quantity} HUIDs` : "HUID"}
                className={quantity > 1 ? "w-45" : "w-33"}
                value={huids}
                spellCheck={false}
                autoComplete="off"
                error={errors[`lines.${place}.huids`] ?? errors[`lines.${place}.huids.0`]}
                onChange={(event) =>
                  set(place, { ...line, huids: event.currentTarget.value.toUpperCase() })
                }
              />
            ) : null}
            <span className="ml-auto w-30 text-right font-medium">
              {priced ? <Money paise={paise(priced.linePrice)} /> : "–"}
            </span>
            <IconButton
              small
              kind="text"
              icon={X}
              name={`Take ${product.name} off`}
              onClick={() => onChange(lines.filter((_, at) => at !== place))}
            />
          </li>
        );
      })}
    </ul>
  );
}
