import { useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useKey } from "../platform/keys.ts";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["Find anything", ["Ctrl", "K"]],
  ["Search this list, then its rows", ["/", "Enter"]],
  ["Next row, row before", ["J", "K"]],
  ["Choose the row", ["X"]],
  ["Open", ["Enter"]],
  ["Change the cell", ["E"]],
  ["Keep the draft", ["Ctrl", "S"]],
  ["Take the last change back", ["Ctrl", "Z"]],
  ["Send; next step of an order", ["Ctrl", "Enter"]],
  ["Packing slip, then print", ["P"]],
  ["The parcel came back", ["B"]],
  ["Refuse, accept a reading", ["R", "A"]],
  ["Today", ["G", "T"]],
  ["Orders", ["G", "O"]],
  ["Products", ["G", "P"]],
  ["Rates", ["G", "R"]],
  ["Support", ["G", "S"]],
  ["Leave, close", ["Esc"]],
  ["These keys", ["?"]],
];

/** The dialog that lists all keyboard shortcuts of the back office. The key ? opens it. */
export function KeysDialog() {
  const [open, setOpen] = useState(false);
  useKey("?", () => setOpen(true));
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Keys">
      <dl className="mt-4 grid gap-x-6 gap-y-1.5 pb-4 sm:grid-cols-2">
        {KEYS.map(([what, keys]) => (
          <div key={what} className="flex items-center justify-between gap-3">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
