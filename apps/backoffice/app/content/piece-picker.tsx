import { suggest } from "@suvarna/contract/catalogue/calls";
import { paise } from "@suvarna/domain/money";
import { useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { useRead } from "../platform/queries.ts";

/** A dialog in which the user searches for a piece of the shop and chooses it. */
export function PiecePicker({
  open,
  title,
  description,
  onClose,
  onChoose,
}: {
  open: boolean;
  title: string;
  /** The sentence that describes what happens when the user chooses a piece. */
  description: string;
  onClose(): void;
  onChoose(piece: { readonly _id: string; readonly name: string; readonly slug: string }): void;
}) {
  const [words, setWords] = useState("");
  const query = words.trim();
  const suggestions = useRead(
    suggest,
    { query: { q: query } },
    { enabled: open && query.length > 1 },
  );
  const pieces = query.length > 1 ? (suggestions.data?.products ?? []) : [];
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <TextField
        label="Name or model"
        className="mt-4"
        value={words}
        autoFocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="mt-3 min-h-40">
        {pieces.map(({ _id, name, slug, image, price, discountedPrice }) => (
          <li key={_id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose({ _id, name, slug })}
              className="flex w-full items-center gap-3 py-2 text-left hover:bg-shell"
            >
              <PieceLine
                name={name}
                image={image ?? ""}
                rupees={discountedPrice ?? price ?? null}
              />
            </button>
          </li>
        ))}
        {query.length > 1 && !suggestions.isFetching && pieces.length === 0 ? (
          <li className="py-3 text-ink-mute">No piece has these words.</li>
        ) : null}
      </ul>
    </Dialog>
  );
}

/** A line with a piece's picture, its name and its current price. */
export function PieceLine({
  name,
  image,
  rupees,
}: {
  name: string;
  image: string;
  rupees: number | null;
}) {
  return (
    <>
      {image ? (
        <img
          src={image.replace(/\.jpg/, ".360.webp")}
          alt=""
          className="size-9 flex-none bg-shell object-cover"
        />
      ) : null}
      <span className="min-w-0">
        <span className="clip font-medium">{name}</span>
        <span className="block text-hint text-ink-mute">
          a piece with its live price, {rupees === null ? "on request" : sayMoney(paise(rupees))}{" "}
          now
        </span>
      </span>
    </>
  );
}
