import { Tick } from "../../parts/field.tsx";

/** The tick by which staff put refunded pieces of a sent order back on sale. */
export function StockTick({
  pieces = 1,
  checked,
  onChange,
}: {
  /** The number of pieces that come back. */
  pieces?: number;
  checked: boolean;
  onChange(checked: boolean): void;
}) {
  return (
    <Tick
      className="mt-4"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    >
      {pieces > 1 ? "The pieces are back and can be" : "The piece is back and can be"} sold again
    </Tick>
  );
}
