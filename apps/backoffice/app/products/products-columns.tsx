import type { ListedProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import { Link } from "react-router";
import type { Column } from "../parts/data-table.tsx";
import { Money, Weight } from "../parts/money.tsx";
import { Pill } from "../parts/pill.tsx";
import { SortHead } from "../parts/sort-head.tsx";
import { EditableCell } from "./editable-cell.tsx";
import { priceOfListed } from "./price-of-listed.ts";
import { ProductMenu } from "./product-menu.tsx";
import type { RatesOfNow } from "./rates.ts";
import { type CellColumn, canChange, type useCells } from "./use-cells.ts";
import { METAL_WORDS, pageState, sayCount, sayPercent } from "./words.ts";

/** The columns of the product list. The cells of two columns can be edited. */
export function columnsOf({
  cells,
  rates,
  sort,
  mayEdit,
}: {
  cells: ReturnType<typeof useCells>;
  rates: RatesOfNow;
  sort: string;
  mayEdit: boolean;
}): Column<ListedProduct>[] {
  const head = (id: string, name: string) => ({
    id,
    head: <SortHead by={id} name={name} sort={sort} />,
    sort:
      sort === id
        ? ("ascending" as const)
        : sort === `${id}-desc`
          ? ("descending" as const)
          : undefined,
  });
  const cell = (product: ListedProduct, column: CellColumn, shown: string, value: string) => {
    const here = { id: product._id, column };
    if (!mayEdit || !canChange(product, column)) return shown;
    const is = (place: typeof cells.open) => place?.id === here.id && place.column === column;
    return (
      <EditableCell
        name={`${column === "making" ? "Making charge" : "Stock"} of ${product.name}`}
        shown={shown}
        value={value}
        isOpen={is(cells.open)}
        isSaved={is(cells.saved)}
        onOpen={() => cells.openCell(here)}
        onLeave={(step) => cells.leave(here, step)}
        keep={(typed) =>
          column === "making" ? cells.keepMaking(product, typed) : cells.keepStock(product, typed)
        }
      />
    );
  };
  return [
    { ...head("name", "Piece"), cell: (row) => <PieceCell product={row} /> },
    { id: "category", head: "Category", phone: "hidden", cell: ({ category }) => category },
    { id: "metal", head: "Metal", phone: "hidden", cell: ({ carat }) => METAL_WORDS[carat] },
    {
      ...head("weight", "Net weight"),
      figures: true,
      phone: "hidden",
      cell: ({ netWeight, sizes }) =>
        netWeight === null ? (
          <span className="text-ink-mute">No weight</span>
        ) : (
          <>
            {sizes.length > 1 ? <span className="text-hint text-ink-mute">from </span> : null}
            <Weight mg={Math.round(netWeight * 1000)} />
          </>
        ),
    },
    {
      ...head("making", "Making"),
      figures: true,
      phone: "hidden",
      cell: (row) => {
        const { makingcharge } = row;
        const text = makingcharge === null ? "–" : sayPercent(makingcharge);
        return cell(row, "making", text, makingcharge === null ? "" : String(makingcharge));
      },
    },
    {
      id: "price",
      head: "Price now",
      figures: true,
      cell: (row) => {
        const price = priceOfListed(row, rates.perGram);
        return price === null ? <span className="text-ink-mute">–</span> : <Money paise={price} />;
      },
    },
    {
      id: "stock",
      head: "Stock",
      figures: true,
      phone: "hidden",
      cell: (row) => {
        const { stock } = row;
        const text = stock === null ? "Made to order" : String(stock);
        return cell(row, "stock", text, stock === null ? "" : String(stock));
      },
    },
    {
      id: "page",
      head: "Page",
      phone: "wide",
      cell: (row) => <PageCell product={row} />,
    },
    {
      id: "more",
      head: <span className="sr-only">More</span>,
      figures: true,
      phone: "hidden",
      cell: (row) => <ProductMenu product={row} small />,
    },
  ];
}

function PieceCell({ product }: { product: ListedProduct }) {
  const { _id, name, cover, modelNumber, sizes } = product;
  const words = [
    modelNumber || "No model number",
    sizes.length > 1 ? sayCount(sizes.length, "size") : "",
  ];
  return (
    <span className="flex min-w-0 items-center gap-3">
      {cover === null ? (
        <i className="size-9 flex-none bg-shell" />
      ) : (
        <img
          src={pictureVariant(cover, 360, "webp")}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-9 flex-none bg-shell object-cover"
        />
      )}
      <span className="min-w-0">
        <Link
          to={`/products/${_id}`}
          title={name}
          className="clip max-w-64 font-medium max-md:max-w-48"
        >
          {name || "Without a name"}
        </Link>
        <span className="code clip text-hint text-ink-mute">
          {words.filter(Boolean).join(", ")}
        </span>
      </span>
    </span>
  );
}

/**
 * The cell with the state of the product's page. On a phone it also shows metal, weight, making
 * charge and stock.
 */
function PageCell({ product }: { product: ListedProduct }) {
  const { tone, words } = pageState(product);
  const { carat, netWeight, makingcharge, stock, hasDraft } = product;
  const facts = [
    METAL_WORDS[carat],
    netWeight === null ? "" : `${netWeight.toFixed(3)} g`,
    makingcharge === null ? "" : `making ${sayPercent(makingcharge)}`,
    stock === null ? "made to order" : `in stock ${stock}`,
  ];
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Pill tone={tone}>{words}</Pill>
      {hasDraft ? <Pill tone="amber">Changes</Pill> : null}
      <span className="ml-auto text-caption text-ink-mute md:hidden">
        {facts.filter(Boolean).join(", ")}
      </span>
    </span>
  );
}
