import type { Order } from "@suvarna/contract/orders/schemas";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { FieldError } from "@suvarna/ui/field.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { Stepper } from "@suvarna/ui/stepper.tsx";
import * as say from "@suvarna/words/here/order-page";
import { lineWords } from "../cart/index.ts";

/**
 * How many pieces of each order line go back, by the line's position; null when the whole order
 * goes back.
 */
export type ReturnedQuantities = ReadonlyMap<number, number> | null;

const SCOPES = [
  { value: "whole", label: say.theWholeOrder },
  { value: "pieces", label: say.somePieces },
] as const;

/** Asks which pieces of an order go back: all pieces, or a number of pieces for each line. */
export function ReturnPieces({
  items,
  chosen,
  isIncomplete,
  onChange,
}: {
  items: Order["items"];
  chosen: ReturnedQuantities;
  /** Whether to show the message that at least one piece must be chosen. */
  isIncomplete: boolean;
  onChange(chosen: ReturnedQuantities): void;
}) {
  const change = (line: number, quantity: number) => {
    const next = new Map(chosen);
    if (quantity > 0) next.set(line, quantity);
    else next.delete(line);
    onChange(next);
  };
  return (
    <div>
      <RadioRows
        legend={say.whatDoYouSendBack}
        name="return-scope"
        rows={SCOPES}
        value={chosen ? "pieces" : "whole"}
        onChange={({ target }) => onChange(target.value === "pieces" ? new Map() : null)}
      />
      {chosen ? (
        <fieldset className="mt-3">
          <legend className="sr-only">{say.piecesThatYouSend}</legend>
          {items.map((item, line) => {
            const quantity = chosen.get(line) ?? 0;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
              <div key={line} className="flex min-h-12 items-center justify-between gap-4">
                <Checkbox
                  className="min-w-0 flex-1"
                  checked={quantity > 0}
                  onChange={({ target }) => change(line, target.checked ? item.quantity : 0)}
                >
                  {item.name}
                  <small className="block text-caption text-ink-mute">{lineWords(item)}</small>
                </Checkbox>
                {quantity > 0 && item.quantity > 1 ? (
                  <Stepper
                    label={say.piecesOf(item.name)}
                    quantity={quantity}
                    max={item.quantity}
                    onChange={(wanted) => change(line, wanted)}
                  />
                ) : null}
              </div>
            );
          })}
        </fieldset>
      ) : null}
      {isIncomplete ? <FieldError>{say.chooseOnePiece}</FieldError> : null}
    </div>
  );
}
