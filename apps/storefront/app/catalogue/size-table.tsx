import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/size-guide";
import type { SizeKind } from "./size-kind.ts";
import { millimetres, SIZE_TABLES } from "./size-tables.ts";

/**
 * A table of the sizes of a kind with their inner measures. The sizes of a shown piece can be
 * chosen here.
 */
export function SizeTable({
  kind,
  only,
  sizes = [],
  chosen = null,
  onChoose,
  className = "",
}: {
  kind: SizeKind;
  /** Decides which sizes are shown; without this function all sizes are shown. */
  only?: (name: string) => boolean;
  /** The sizes of the shown piece. */
  sizes?: readonly ProductSize[];
  chosen?: string | null;
  onChoose?: (size: string) => void;
  className?: string;
}) {
  const rows = SIZE_TABLES[kind].filter(({ name }) => only?.(name) ?? true);
  return (
    <table className={`w-full text-left text-[0.9375rem] tabular-nums ${className}`}>
      <caption className="sr-only">{kind === "ring" ? say.ringSizes : say.bangleSizes}</caption>
      <thead className="text-caption text-ink-mute">
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pl-1 font-normal">
            {pieces.size}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {say.across}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {say.around}
          </th>
          {onChoose ? (
            <th scope="col" className="py-2">
              <span className="sr-only">{say.choose}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, diameter, circumference }) => (
          <tr
            key={name}
            className={`border-b border-line ${name === chosen ? "bg-wine-tint" : ""}`}
          >
            <th scope="row" className="py-2 pl-1 font-medium">
              {name}
            </th>
            <td className="num py-2 pl-3 text-right">{millimetres(diameter)}</td>
            <td className="num py-2 pl-3 text-right">{millimetres(circumference)}</td>
            {onChoose ? (
              <td className="h-11 pl-3 text-right text-small">
                <Choice
                  name={name}
                  size={sizes.find(({ size }) => size === name)}
                  isChosen={name === chosen}
                  onChoose={onChoose}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The button that chooses the size of a row, or the reason why the size can't be chosen. A size
 * that is part of a pair is chosen on the product page.
 */
function Choice({
  name,
  size,
  isChosen,
  onChoose,
}: {
  name: string;
  size: ProductSize | undefined;
  isChosen: boolean;
  onChoose(size: string): void;
}) {
  if (!size) return null;
  if (isChosen) return <span className="pr-1 font-medium">{say.chosen}</span>;
  if (!size.isAvailable) return <span className="pr-1 text-ink-mute">{pieces.outOfStock}</span>;
  return (
    <button
      type="button"
      aria-label={say.chooseSize(name)}
      onClick={() => onChoose(name)}
      className="link-gold -my-2 mr-1 min-h-11 text-wine"
    >
      {say.choose}
    </button>
  );
}
