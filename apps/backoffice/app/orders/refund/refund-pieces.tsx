import type { RefundPreview } from "@suvarna/contract/orders/refund-part";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Money } from "../../parts/money.tsx";

const HEAD = "py-2 font-medium whitespace-nowrap";

/**
 * Shows the pieces of an order. The user chooses the pieces to refund.
 * @param pieces the chosen number of pieces of each line; null when the whole order is refunded
 */
export function RefundPieces({
  order,
  book,
  shown,
  pieces,
  onChange,
}: {
  order: DeskOrder;
  book: RefundPreview;
  /** The preview for the chosen pieces; undefined until the server has answered. */
  shown: RefundPreview | undefined;
  pieces: ReadonlyMap<number, number> | null;
  onChange(pieces: ReadonlyMap<number, number>): void;
}) {
  function set(line: number, quantity: number): void {
    const next = new Map(pieces);
    if (quantity > 0) next.set(line, quantity);
    else next.delete(line);
    onChange(next);
  }
  return (
    <table className="mt-3 w-full border-collapse">
      <caption className="sr-only">Pieces of the order</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-hint text-ink-mute">
          <th scope="col" className="py-2 pr-3">
            <span className="sr-only">Choose</span>
          </th>
          <th scope="col" className={HEAD}>
            Piece
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Pieces
          </th>
          <th scope="col" className={`${HEAD} pl-4 text-right max-md:hidden`}>
            Price
          </th>
          <th scope="col" className={`${HEAD} pl-4 text-right max-md:hidden`}>
            GST
          </th>
          <th scope="col" className={`${HEAD} min-w-28 pl-4 text-right md:pr-2.5`}>
            Back
          </th>
        </tr>
      </thead>
      <tbody>
        {book.lines.map((line) => {
          const item = order.items[line.line];
          if (!item) return null;
          const chosen = pieces === null ? line.piecesLeft : (pieces.get(line.line) ?? 0);
          const back = chosen > 0 ? shown?.lines[line.line]?.back : undefined;
          return (
            <tr
              key={line.line}
              className={`h-11 border-b border-line ${chosen > 0 ? "bg-wine-tint" : ""}`}
            >
              <td className="pr-3 md:pl-2.5">
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={item.name}
                  checked={chosen > 0}
                  disabled={pieces === null || line.piecesLeft === 0}
                  onChange={(event) =>
                    set(line.line, event.currentTarget.checked ? line.piecesLeft : 0)
                  }
                />
              </td>
              <td className="max-w-0 min-w-36 w-full pr-3">
                <span className="flex items-center gap-2.5">
                  <img
                    src={item.image}
                    alt=""
                    width={36}
                    height={36}
                    className="size-9 flex-none"
                  />
                  <span className="clip" title={item.name}>
                    {item.name}
                  </span>
                </span>
              </td>
              <td className="text-right">
                <PieceCount
                  name={item.name}
                  left={line.piecesLeft}
                  chosen={chosen}
                  isFixed={pieces === null}
                  onChange={(quantity) => set(line.line, quantity)}
                />
              </td>
              <td className="pl-4 text-right max-md:hidden">
                <Money paise={paise(line.priceLeft)} />
              </td>
              <td className="pl-4 text-right max-md:hidden">
                <Money paise={paise(line.gstLeft)} />
              </td>
              <td className="pl-4 text-right font-medium md:pr-2.5">
                {back === undefined ? "–" : <Money paise={paise(back)} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PieceCount({
  name,
  left,
  chosen,
  isFixed,
  onChange,
}: {
  name: string;
  left: number;
  chosen: number;
  isFixed: boolean;
  onChange(quantity: number): void;
}) {
  if (left === 0) return <span className="text-ink-mute">went back</span>;
  if (left === 1 || isFixed || chosen === 0) return <>{left}</>;
  return (
    <select
      aria-label={`How many of ${name}`}
      className="h-8 rounded-control border border-line-strong bg-surface px-1"
      value={chosen}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {Array.from({ length: left }, (_, place) => place + 1).map((count) => (
        <option key={count} value={count}>
          {count} of {left}
        </option>
      ))}
    </select>
  );
}
