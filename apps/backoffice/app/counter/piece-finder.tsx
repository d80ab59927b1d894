import { getProduct, suggest } from "@suvarna/contract/catalogue/calls";
import { checkHuid } from "@suvarna/contract/catalogue/staff-pieces";
import { huidOfTag } from "@suvarna/domain/huid";
import { paise } from "@suvarna/domain/money";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide";
import { useRef, useState } from "react";
import { Money } from "../parts/money.tsx";
import { toast } from "../parts/toast.ts";
import { sayGrams } from "../parts/typed-grams.ts";
import { useSettled } from "../parts/use-settled.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { type DraftLine, lineOf } from "./counter-draft.ts";
import { hitOfEnter } from "./hit-of-enter.ts";
import { isWord, noPieceWords, sizeToSell } from "./piece-to-sell.ts";

const NO_SIZE =
  "Its size is not written down. Write it at the product, or choose the piece by name.";
const NOT_FREE = { sold: "It is sold already.", reserved: "It is kept for another order." };

/** Searches at once, for an Enter that comes before the hits. @returns the id of the first hit */
async function firstHit(words: string): Promise<string | undefined> {
  const { products } = await api.call(suggest, { query: { q: words } });
  return products[0]?._id;
}

/**
 * A field that finds a piece by its name, its model number or its HUID, and adds it to the counter
 * order. A HUID that the shop knows is added by Enter at once, because a scanner types it with
 * Enter. The key / moves the focus to the field.
 */
export function PieceFinder({
  onFound,
  onScanned,
}: {
  onFound(line: DraftLine): void;
  /** Receives a piece that was found by its HUID. */
  onScanned(line: DraftLine): void;
}) {
  const [words, setWords] = useState("");
  const [isAdding, setAdding] = useState(false);
  const query = useSettled(words.trim());
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  const suggestions = useRead(suggest, { query: { q: query } }, { enabled: query.length > 1 });
  const typedHuid = huidOfTag(query);
  const known = useRead(
    checkHuid,
    { query: { huid: typedHuid ?? "" } },
    { enabled: typedHuid !== null },
  );
  // While a HUID is looked up, `useRead` keeps the answer about the one before.
  const ofHuid =
    typedHuid === null
      ? null
      : hitOfEnter({
          words,
          query,
          isPlaceholder: known.isPlaceholderData,
          hits: known.data?.takenBy ? [known.data.takenBy] : [],
        });
  const products = query.length > 1 && words.trim() ? (suggestions.data?.products ?? []) : [];

  const add = (id: string) =>
    adding(async () => {
      const product = await api.call(getProduct, { params: { id } });
      onFound(lineOf({ product, size: sizeToSell(product, null) ?? "" }));
    });

  /** Adds the piece that has the HUID; without one, the first hit of the words. */
  const addByHuid = (huid: string, first: { readonly _id: string } | undefined) =>
    adding(async () => {
      const { takenBy } = await api.call(checkHuid, { query: { huid } });
      const id =
        takenBy?.productId ?? first?._id ?? (isWord(huid) ? await firstHit(huid) : undefined);
      if (id === undefined) throw new Error(noPieceWords(huid));
      if (takenBy && takenBy.state !== "in_stock") {
        throw new Error(`${takenBy.name}, HUID ${huid}: ${NOT_FREE[takenBy.state]}`);
      }
      const product = await api.call(getProduct, { params: { id } });
      const size = sizeToSell(product, takenBy);
      if (size === null) throw new Error(`${product.name}, HUID ${huid}: ${NO_SIZE}`);
      const line = lineOf({ product, size });
      if (!takenBy) return onFound(line);
      const { netWeight } = takenBy;
      const weight = netWeight === null ? "" : sayGrams(Math.round(netWeight * 1000));
      onScanned({ ...line, huids: huid, weight });
    });

  async function adding(work: () => Promise<void>): Promise<void> {
    if (isAdding) return;
    setAdding(true);
    try {
      await work();
      // Words that were typed while the piece was read are those of the next piece.
      setWords((now) => (now === words ? "" : now));
      field.current?.focus();
    } catch (error) {
      toast.failed("The piece could not be added", sentenceOf(error));
    } finally {
      setAdding(false);
    }
  }
  return (
    <div className="relative">
      <label className="relative block max-w-105">
        <span className="sr-only">Find a piece</span>
        <Icon
          of={Search}
          size={16}
          className="absolute top-[calc(50%-8px)] left-2.5 text-ink-mute"
        />
        <input
          ref={field}
          type="search"
          value={words}
          placeholder="Name, model number or HUID"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            const isPlaceholder = suggestions.isPlaceholderData;
            const first = hitOfEnter({ words, query, isPlaceholder, hits: products });
            const huid = huidOfTag(words);
            if (event.key === "Enter" && huid) void addByHuid(huid, first);
            else if (event.key === "Enter" && first) void add(first._id);
            if (event.key === "Escape") setWords("");
          }}
          className="h-(--control) w-full rounded-control border border-line-strong bg-surface pr-7.5 pl-8.5 max-md:text-base"
        />
        <kbd className="absolute top-[calc(50%-9px)] right-2 max-md:hidden">/</kbd>
      </label>
      {products.length > 0 || ofHuid ? (
        <ul
          aria-label="Pieces found"
          aria-busy={isAdding}
          className="absolute z-20 mt-1 w-full max-w-140 bg-surface py-1.5 shadow-float"
        >
          {ofHuid && typedHuid ? (
            <li>
              <button
                type="button"
                disabled={isAdding}
                onClick={() => void addByHuid(typedHuid, undefined)}
                className="flex w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-wine-tint"
              >
                <span className="code">{typedHuid}</span>
                <span className="clip min-w-0 flex-1">{ofHuid.name}</span>
                {ofHuid.state === "in_stock" ? null : (
                  <span className="text-ink-mute">{NOT_FREE[ofHuid.state]}</span>
                )}
              </button>
            </li>
          ) : null}
          {products.map(({ _id, name, image, discountedPrice }) => (
            <li key={_id}>
              <button
                type="button"
                disabled={isAdding}
                onClick={() => void add(_id)}
                className="flex w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-wine-tint"
              >
                <img src={image} alt="" width={36} height={36} className="size-9 flex-none" />
                <span className="clip min-w-0 flex-1">{name}</span>
                {discountedPrice === null ? (
                  <span className="text-ink-mute">Price on request</span>
                ) : (
                  <Money paise={paise(discountedPrice)} />
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
