import { changeStockOfMany, previewStock } from "@suvarna/contract/catalogue/staff-products";
import type { StockEffect } from "@suvarna/contract/catalogue/staff-stock-schemas";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import type { ListAddress } from "./list-query.ts";
import { readStock, type StockVerb, sayStockEffect } from "./stock-words.ts";
import { sayCount } from "./words.ts";

const MEANWHILE =
  "A piece was sold or came back meanwhile, so nothing has changed. The figures above are new.";

/**
 * The dialog that adds pieces to the stock of many products, takes pieces off, or sets the stock.
 * It shows the effect before the user confirms it.
 */
export function StockDialog({
  chosen,
  products,
  onClose,
  onDone,
}: {
  chosen: { readonly ids: string[] } | { readonly filter: ListAddress["filter"] };
  /** The chosen products in words, such as "12 products". */
  products: string;
  onClose(): void;
  onDone(): void;
}) {
  const [verb, setVerb] = useState<StockVerb>("add");
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const change = readStock(verb, typed);
  const preview = useRead(
    previewStock,
    { body: { chosen, change: change ?? { by: 0 } } },
    { staleTime: 0 },
  );
  const effect = preview.data;
  const stock = useChange(changeStockOfMany, "/staff/products");
  const isFinal = effect !== undefined && !preview.isFetching;
  const canSend = change !== null && isFinal && effect.outOfRange === 0 && effect.stocks > 0;

  async function send(): Promise<void> {
    if (!change || !effect) return;
    setFailure(null);
    try {
      const done = await stock.mutateAsync({ body: { chosen, change, seen: effect.seen } });
      toast.done(`Stock of ${sayCount(done.products, "product")} changed`);
      onDone();
    } catch (error) {
      const isOutdated = hasCode(error, "changed_meanwhile");
      if (isOutdated) await preview.refetch();
      setFailure(isOutdated ? MEANWHILE : sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Stock of ${products}`}
      description="Each size counts for itself. Pieces in unpaid orders are taken off already, and stay theirs."
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            disabled={!canSend}
            busy={stock.isPending ? "Changing" : false}
            onClick={() => void send()}
          >
            {effect && canSend ? `Change ${sayCount(effect.stocks, "stock")}` : "Change the stock"}
          </Button>
        </>
      }
      footnote={change === null ? "Write the number of pieces first." : "There is no undo."}
    >
      <div className="mt-4 flex gap-3">
        <SelectField
          label="What to do"
          value={verb}
          onChange={(event) => setVerb(event.currentTarget.value as StockVerb)}
        >
          <option value="add">Add</option>
          <option value="take">Take off</option>
          <option value="set">Set to</option>
        </SelectField>
        <TextField
          label="Pieces"
          className="w-28"
          figures
          inputMode="numeric"
          value={typed}
          error={typed !== "" && change === null ? "Write a whole number" : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailure(null);
          }}
        />
      </div>
      <div className="mt-4 min-h-15 bg-shell px-3.5 py-2.5" aria-live="polite">
        {effect ? <Effect of={effect} isChange={change !== null} /> : "Counting"}
      </div>
      {failure ? (
        <Bar tone="alert" live="alert" className="mt-3">
          {failure}
        </Bar>
      ) : null}
    </Dialog>
  );
}

function Effect({ of, isChange }: { of: StockEffect; isChange: boolean }) {
  return sayStockEffect(of, isChange).map(({ text, isWrong }) => (
    <p key={text} className={isWrong ? "text-alert" : ""}>
      {text}
    </p>
  ));
}
