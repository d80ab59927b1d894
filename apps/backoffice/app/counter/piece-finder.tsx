import { getProduct, suggest } from "@suvarna/contract/catalogue/calls";
import { paise } from "@suvarna/domain/money";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide";
import { useRef, useState } from "react";
import { Money } from "../parts/money.tsx";
import { toast } from "../parts/toast.ts";
import { useSettled } from "../parts/use-settled.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import type { DraftLine } from "./counter-draft.ts";
import { hitOfEnter } from "./hit-of-enter.ts";

/**
 * A field that finds a piece by its name and adds it to the counter order. The key / moves the
 * focus to the field.
 */
export function PieceFinder({ onFound }: { onFound(line: DraftLine): void }) {
  const [words, setWords] = useState("");
  const [isAdding, setAdding] = useState(false);
  const query = useSettled(words.trim());
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  const suggestions = useRead(suggest, { query: { q: query } }, { enabled: query.length > 1 });
  const products = query.length > 1 && words.trim() ? (suggestions.data?.products ?? []) : [];

  async function add(id: string): Promise<void> {
    if (isAdding) return;
    setAdding(true);
    try {
      const product = await api.call(getProduct, { params: { id } });
      const size = product.sizes?.find(({ isAvailable }) => isAvailable)?.size ?? "";
      onFound({ product, size, quantity: 1, huids: "" });
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
          placeholder="Find a piece by its name"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            const isPlaceholder = suggestions.isPlaceholderData;
            const first = hitOfEnter({ words, query, isPlaceholder, hits: products });
            if (event.key === "Enter" && first) void add(first._id);
            if (event.key === "Escape") setWords("");
          }}
          className="h-(--control) w-full rounded-control border border-line-strong bg-surface pr-7.5 pl-8.5 max-md:text-base"
        />
        <kbd className="absolute top-[calc(50%-9px)] right-2 max-md:hidden">/</kbd>
      </label>
      {products.length > 0 ? (
        <ul
          aria-label="Pieces found"
          aria-busy={isAdding}
          className="absolute z-20 mt-1 w-full max-w-140 bg-surface py-1.5 shadow-float"
        >
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
