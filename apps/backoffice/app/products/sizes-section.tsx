import { changeStock } from "@suvarna/contract/catalogue/staff-products";
import { BANGLE_SIZES, RING_SIZES } from "@suvarna/domain/jewel-sizes";
import type { Kind } from "@suvarna/domain/jewellery";
import { Plus, Trash2 } from "lucide";
import { useState } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { Money } from "../parts/money.tsx";
import { Section } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { breakUpOf } from "./content.ts";
import { EditableCell } from "./editable-cell.tsx";
import { NumberField } from "./number-field.tsx";
import { useRatesOfNow } from "./rates.ts";
import { RestockNote } from "./restock-note.tsx";
import type { Draft } from "./use-draft.ts";

/**
 * The table of a product's sizes, each with its weight, its stock and its price. For a product
 * without sizes it shows only the stock.
 */
export function SizesSection({
  draft,
  shown,
  onShow,
  mayEdit,
}: {
  draft: Draft;
  shown: string | null;
  onShow(size: string): void;
  mayEdit: boolean;
}) {
  const { content, change } = draft;
  const rates = useRatesOfNow();
  const { sizes } = content;
  const add = () =>
    change({
      sizes: [
        ...sizes,
        {
          size: nextSize(content.kind, sizes),
          // The first size takes over the weight that was typed while the product had no sizes.
          netWeight: sizes.length === 0 ? content.netWeight : null,
          stock: 0,
        },
      ],
    });
  const change1 = (index: number, part: Partial<(typeof sizes)[number]>) =>
    change({ sizes: sizes.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <Section
      title="Sizes"
      id="sizes"
      beside={
        <span className="text-caption text-ink-mute">the weight of a size makes its price</span>
      }
      end={
        <Button small icon={Plus} onClick={add}>
          Add a size
        </Button>
      }
    >
      {sizes.length === 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          One size. In stock: <StockCell draft={draft} size={null} />
          {mayEdit ? (
            <span className="text-hint text-ink-mute">click to count; empty: made to order</span>
          ) : null}
        </p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">Sizes</caption>
          <thead className="text-hint text-ink-mute max-md:sr-only">
            <tr className="border-b border-line-strong text-right [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium">
              <th scope="col" className="pl-0! text-left">
                Size
              </th>
              <th scope="col">Inner width</th>
              <th scope="col">Net weight</th>
              <th scope="col">In stock</th>
              <th scope="col">Price now</th>
              <th scope="col">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((each, index) => {
              const price = breakUpOf({ ...content, sizes: [each] }, each.size, rates.perGram);
              const old = draft.product?.published?.sizes.find(({ size }) => size === each.size);
              const isChanged = draft.isPublished && old?.netWeight !== each.netWeight;
              return (
                <tr
                  // The index identifies a size while the user types its name.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a size has no id, and its name changes while the user types.
                  key={index}
                  onFocus={() => onShow(each.size)}
                  className={`border-b border-line text-right [&>td]:px-2 [&>td]:py-1.5 max-md:grid max-md:grid-cols-2 ${each.size === shown ? "bg-wine-tint" : ""}`}
                >
                  <td className="pl-0! text-left">
                    <input
                      aria-label={`Name of size ${index + 1}`}
                      value={each.size}
                      onChange={(event) => change1(index, { size: event.currentTarget.value })}
                      className="h-8 w-20 rounded-control border border-transparent bg-transparent px-2 font-medium hover:border-line-strong focus:border-line-strong focus:bg-surface max-md:h-11 max-md:text-base"
                    />
                    {each.size === shown && sizes.length > 1 ? (
                      <span className="ml-1 text-hint text-wine max-wide:hidden">
                        shown at the right
                      </span>
                    ) : null}
                  </td>
                  <td className="text-ink-soft max-md:hidden">
                    {innerWidth(content.kind, each.size)}
                  </td>
                  <td>
                    <NumberField
                      label={`Net weight of size ${each.size}`}
                      hideLabel
                      unit="g"
                      digits={3}
                      className="ml-auto w-28 [&_input]:h-8 max-md:[&_input]:h-11"
                      value={each.netWeight}
                      was={
                        isChanged && old?.netWeight != null
                          ? `${old.netWeight.toFixed(3)} g`
                          : undefined
                      }
                      error={draft.problems[`sizes.${index}.netWeight`]}
                      onValue={(netWeight) => change1(index, { netWeight })}
                      onProblem={(problem) => draft.setProblem(`sizes.${index}.netWeight`, problem)}
                    />
                  </td>
                  <td className="max-md:text-left">
                    <span className="text-caption text-ink-mute md:hidden">In stock </span>
                    <StockCell draft={draft} size={each.size} />
                  </td>
                  <td>{price ? <Money paise={price.discountedPrice} /> : "–"}</td>
                  <td className="pr-0! max-md:col-span-2">
                    <IconButton
                      small
                      kind="text"
                      icon={Trash2}
                      name={`Remove size ${each.size}`}
                      onClick={() => change({ sizes: sizes.filter((_, at) => at !== index) })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {draft.problems["sizes"] ? (
        <p className="mt-2 text-caption text-alert">{draft.problems["sizes"]}</p>
      ) : null}
      <RestockNote productId={draft.product?._id ?? null} />
    </Section>
  );
}

/**
 * A cell for a stock. For a published product or size, a change of stock is saved at once.
 * Otherwise it is a part of the draft.
 */
function StockCell({ draft, size }: { draft: Draft; size: string | null }) {
  const { product, content, isPublished } = draft;
  const [isOpen, setOpen] = useState(false);
  const setStock = useChange(changeStock, "/staff/products");
  const live = size === null ? product : product?.sizes.find((each) => each.size === size);
  const isLive =
    isPublished &&
    live !== null &&
    live !== undefined &&
    (size !== null || product?.sizes.length === 0);
  const written =
    size === null
      ? content.stock
      : (content.sizes.find((each) => each.size === size)?.stock ?? null);
  const stock = isLive ? live.stock : written;

  async function keep(text: string): Promise<string | null> {
    if (text !== "" && !/^\d{1,5}$/.test(text)) {
      return "Write a whole number of pieces, or nothing for made to order";
    }
    const pieces = text === "" ? null : Number(text);
    if (!isLive || !product) {
      draft.change(
        size === null
          ? { stock: pieces }
          : {
              sizes: content.sizes.map((each) =>
                each.size === size ? { ...each, stock: pieces } : each,
              ),
            },
      );
      return null;
    }
    try {
      const body = { size, stock: pieces, was: live.stock };
      draft.absorb(await setStock.mutateAsync({ params: { id: product._id }, body }));
      toast.done(pieces === null ? "Made to order" : `${pieces} in stock`, {
        text: "The shop shows it now.",
      });
      return null;
    } catch (error) {
      if (!hasCode(error, "changed_meanwhile")) return sentenceOf(error);
      return "A piece was sold or returned meanwhile. Count again.";
    }
  }
  return (
    <EditableCell
      name={size === null ? "Stock" : `Stock of size ${size}`}
      shown={stock === null ? "Made to order" : String(stock)}
      value={stock === null ? "" : String(stock)}
      isOpen={isOpen}
      isSaved={false}
      onOpen={() => setOpen(true)}
      onLeave={() => setOpen(false)}
      keep={keep}
    />
  );
}

function tableOf(kind: Kind) {
  if (kind === "ring") return RING_SIZES;
  return kind === "bangle" ? BANGLE_SIZES : [];
}

function innerWidth(kind: Kind, size: string): string {
  const sizeRow = tableOf(kind).find(({ name }) => name === size);
  return sizeRow ? `${sizeRow.diameter.toFixed(1)} mm` : "–";
}

/** The size that follows the product's last size in the trade's table of sizes. */
function nextSize(kind: Kind, sizes: readonly { readonly size: string }[]): string {
  const table = tableOf(kind);
  const last = table.findIndex(({ name }) => name === sizes.at(-1)?.size);
  return table[last + 1]?.name ?? "";
}
