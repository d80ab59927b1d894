import type { DeskCollection } from "@suvarna/contract/catalogue/staff-collection-schemas";
import {
  addCollectionPiece,
  removeCollectionPiece,
} from "@suvarna/contract/catalogue/staff-collections";
import { Plus, X } from "lucide";
import { useState } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { RowPicture } from "./list-desk.tsx";
import { PiecePicker } from "./piece-picker.tsx";

const PATHS = ["/staff/collections", "/staff/products"];

/** The pieces of a collection. A change of the pieces is saved at once, without the form. */
export function CollectionPieces({ collection }: { collection: DeskCollection | null }) {
  const [picking, setPicking] = useState(false);
  const put = useChange(addCollectionPiece, ...PATHS);
  const take = useChange(removeCollectionPiece, ...PATHS);
  if (!collection) {
    return <p className="text-ink-mute">Add the collection first, then choose its pieces.</p>;
  }
  const { _id: id, pieces } = collection;

  async function change(call: typeof put | typeof take, product: string): Promise<void> {
    try {
      await call.mutateAsync({ params: { id, product } });
    } catch (error) {
      toast.failed(...failureWords(error, "The pieces were not changed"));
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.25 text-caption font-medium">Pieces</legend>
      <ul>
        {pieces.map((piece) => (
          <li key={piece._id} className="flex items-center gap-3 border-b border-line py-1.5">
            <RowPicture src={piece.picture} off={!piece.shown} />
            <span className="min-w-0 flex-1">
              <span className="clip">{piece.name}</span>
              {piece.shown ? null : (
                <span className="text-hint text-ink-mute">not in the shop</span>
              )}
            </span>
            <IconButton
              icon={X}
              name={`Take ${piece.name} out`}
              onClick={() => void change(take, piece._id)}
            />
          </li>
        ))}
        {pieces.length === 0 ? <li className="py-2 text-ink-mute">No pieces yet.</li> : null}
      </ul>
      <Button small icon={Plus} className="mt-3" onClick={() => setPicking(true)}>
        Put a piece in
      </Button>
      <PiecePicker
        open={picking}
        title="A piece of the collection"
        description="It is in the collection at once, and on its page in the shop."
        onClose={() => setPicking(false)}
        onChoose={({ _id }) => {
          setPicking(false);
          void change(put, _id);
        }}
      />
    </fieldset>
  );
}
