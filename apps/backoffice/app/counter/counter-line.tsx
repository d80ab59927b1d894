import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { paise } from "@suvarna/domain/money";
import { X } from "lucide";
import { useEffect } from "react";
import { IconButton } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Money, sayMoney, Weight } from "../parts/money.tsx";
import { sayGrams } from "../parts/typed-grams.ts";
import { useBookWeight } from "../parts/use-book-weight.ts";
import { countLine, type DraftLine, enterHuids, singleHuid, sizeLine } from "./counter-draft.ts";
import { WeightFields } from "./weight-fields.tsx";

type PricedLine = CounterQuote["lines"][number];

/**
 * A line of a counter order. When the book of pieces has a weight for its HUID, this weight is
 * filled in. A line with a weight has a single piece, because pieces are weighed one by one.
 */
export function CounterLine({
  line,
  place,
  takenAway,
  priced,
  known,
  errors,
  onChange,
  onRemove,
}: {
  line: DraftLine;
  /** The position of the line, by which the server names its fields. */
  place: number;
  takenAway: boolean;
  /** The price of the line; undefined until the server has answered. */
  priced: PricedLine | undefined;
  /** The last known facts about the piece. */
  known: PricedLine | undefined;
  errors: Readonly<Record<string, string>>;
  onChange(line: DraftLine): void;
  onRemove(): void;
}) {
  const { product, size, quantity, huids, weight } = line;
  const bookMg = useBookWeight((takenAway && singleHuid(line)) || "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a weight that the user removes is not filled in again.
  useEffect(() => {
    if (bookMg !== null && weight === "") onChange({ ...line, weight: sayGrams(bookMg) });
  }, [bookMg]);
  const isWeighed = takenAway && weight !== "";
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-2.5">
      <img src={product.image} alt="" width={36} height={36} className="size-9 flex-none" />
      <div className="min-w-[calc(100%-6rem)] flex-1 sm:min-w-40">
        <span className="clip" title={product.name}>
          {product.name}
        </span>
        {known ? <PieceFacts piece={known} /> : null}
        {isWeighed ? (
          <span className="block text-hint text-ink-mute">
            Weighed one by one: add another piece as a line of its own
          </span>
        ) : null}
      </div>
      {product.sizes ? (
        <SelectField
          label="Size"
          aria-label={`Size of ${product.name}`}
          className="w-36"
          value={size}
          onChange={(event) => onChange(sizeLine(line, event.currentTarget.value))}
        >
          {product.sizes.map((one) => (
            <option key={one.size} value={one.size} disabled={!one.isAvailable}>
              {one.size}
              {one.stock === null ? ", to order" : `, ${one.stock} there`}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        label="How many"
        aria-label={`How many of ${product.name}`}
        className="w-20"
        value={quantity}
        disabled={isWeighed && quantity === 1}
        onChange={(event) => onChange(countLine(line, Number(event.currentTarget.value)))}
      >
        {Array.from({ length: Math.max(quantity, mostOf(line)) }, (_, count) => count + 1).map(
          (count) => (
            <option key={count}>{count}</option>
          ),
        )}
      </SelectField>
      {known?.needsHuid || huids ? (
        <TextField
          label={quantity > 1 ? `${quantity} HUIDs` : "HUID"}
          aria-label={`HUID of ${product.name}`}
          className={quantity > 1 ? "w-45" : "w-33"}
          value={huids}
          spellCheck={false}
          autoComplete="off"
          error={errors[`lines.${place}.huids`] ?? errors[`lines.${place}.huids.0`]}
          onChange={(event) => onChange(enterHuids(line, event.currentTarget.value, bookMg))}
        />
      ) : null}
      {takenAway && quantity === 1 ? (
        <WeightFields
          line={line}
          place={place}
          needsSecond={known?.needsSecondWeighing ?? false}
          problem={priced?.weightProblem ?? null}
          errors={errors}
          onChange={onChange}
        />
      ) : null}
      <span className="ml-auto w-30 text-right font-medium sm:pt-7.5">
        {priced ? <Money paise={paise(priced.linePrice)} /> : "–"}
      </span>
      <span className="sm:pt-6.5">
        <IconButton
          small
          kind="text"
          icon={X}
          name={`Take ${product.name} off`}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** The most pieces that a line can have: those in stock, or as many as a line holds. */
function mostOf({ product, size }: DraftLine): number {
  const { stock } = product.sizes?.find((one) => one.size === size) ?? product;
  return Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
}

/** The metal of a piece, the weight by which it is priced, and its rate. */
function PieceFacts({ piece }: { piece: PricedLine }) {
  const { carat, netWeight, catalogueWeight, bookWeight, ratePerGram, madeToOrder } = piece;
  return (
    <span className="block text-hint text-ink-mute">
      {carat === "Silver" ? "Silver" : `${carat} gold`}, <Grams of={netWeight} />
      {netWeight === catalogueWeight ? null : (
        <>
          {netWeight === bookWeight ? " in the book of pieces, " : " weighed, "}
          <Grams of={catalogueWeight} /> in the catalogue
        </>
      )}
      , rate {sayMoney(paise(ratePerGram))}/g
      {madeToOrder ? ", made to order" : ""}
    </span>
  );
}

function Grams({ of: grams }: { of: number }) {
  return <Weight mg={Math.round(grams * 1000)} />;
}
