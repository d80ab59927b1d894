import { listPieces, removePiece } from "@suvarna/contract/catalogue/staff-pieces";
import type { HallmarkedPiece } from "@suvarna/contract/catalogue/staff-pieces-schemas";
import type { StaffProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { huidOfTag } from "@suvarna/domain/huid";
import { orderNumber } from "@suvarna/domain/order";
import { Pencil, Trash2 } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "../parts/button.tsx";
import { Weight } from "../parts/money.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { ScanButton } from "../parts/scan-button.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { PieceForm } from "./piece-form.tsx";

const ROWS = 50;

/** The list of the product's hallmarked pieces. Each row is a piece with its own HUID. */
export function PiecesSection({
  product,
  sizes,
}: {
  product: StaffProduct | null;
  sizes: readonly string[];
}) {
  const [scanned, setScanned] = useState<Scanned>({ huid: "", times: 0 });
  function take(text: string): boolean {
    const huid = huidOfTag(text);
    if (huid) setScanned(({ times }) => ({ huid, times: times + 1 }));
    return huid !== null;
  }
  return (
    <Section
      title="Pieces and HUIDs"
      id="pieces"
      beside={
        <>
          <span className="text-caption text-ink-mute">one row is one thing in the safe</span>
          {product ? <ScanButton wants="a HUID" onRead={take} /> : null}
        </>
      }
    >
      {product ? (
        <Pieces productId={product._id} sizes={sizes} scanned={scanned} />
      ) : (
        <p className="text-ink-soft">Pieces can be added once the draft is kept.</p>
      )}
    </Section>
  );
}

/** The HUID that the camera read last, and the number of HUIDs that it has read. */
interface Scanned {
  readonly huid: string;
  readonly times: number;
}

function Pieces({
  productId,
  sizes,
  scanned,
}: {
  productId: string;
  sizes: readonly string[];
  scanned: Scanned;
}) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const cursor = cursors.at(-1);
  const pieces = useRead(listPieces, {
    params: { id: productId },
    query: { limit: ROWS, ...(cursor ? { cursor } : {}) },
  });
  return (
    <Answer of={pieces} what="The pieces">
      {({ items, total, nextCursor }) => (
        <>
          {items.length === 0 ? <p className="mb-3 text-ink-soft">No HUID is entered.</p> : null}
          <ul>
            {items.map((piece) => (
              <li key={piece._id} className="border-b border-line py-2">
                {edited === piece._id ? (
                  <PieceForm
                    productId={productId}
                    sizes={sizes}
                    piece={piece}
                    onDone={() => setEdited(null)}
                  />
                ) : (
                  <PieceRow piece={piece} onEdit={() => setEdited(piece._id)} />
                )}
              </li>
            ))}
          </ul>
          {total > ROWS ? (
            <p className="mt-2 flex items-center gap-2 text-caption text-ink-mute">
              {total.toLocaleString("en-IN")} pieces
              {cursors.length > 0 ? (
                <Button small onClick={() => setCursors(cursors.slice(0, -1))}>
                  Before
                </Button>
              ) : null}
              {nextCursor ? (
                <Button small onClick={() => setCursors([...cursors, nextCursor])}>
                  Next
                </Button>
              ) : null}
            </p>
          ) : null}
          <div className="mt-4">
            <PieceForm
              key={scanned.times}
              productId={productId}
              sizes={sizes}
              scanned={scanned.huid}
            />
          </div>
        </>
      )}
    </Answer>
  );
}

function PieceRow({ piece, onEdit }: { piece: HallmarkedPiece; onEdit(): void }) {
  const remove = useChange(removePiece, "/staff/products", "/staff/huids");
  const { huid, size, netWeight, place, state, orderId, productId: id, _id: pieceId } = piece;
  const headers = { "if-match": piece.version };
  async function removeIt(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id, pieceId }, headers });
      toast.done(`${huid} is removed`);
    } catch (error) {
      toast.failed(...failureWords(error, `${huid} stays`));
    }
  }
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="code w-20 font-medium">{huid}</span>
      <span className="w-14">{size ?? ""}</span>
      <span className="w-24 text-right">
        {netWeight === null ? (
          <span className="text-ink-mute">not weighed</span>
        ) : (
          <Weight mg={Math.round(netWeight * 1000)} />
        )}
      </span>
      <span
        className="clip min-w-0 flex-1 text-ink-soft max-md:w-full max-md:flex-none"
        title={place}
      >
        {place}
      </span>
      {orderId ? (
        <Link to={`/orders/${orderId}`}>
          <Pill tone={state === "sold" ? "sand" : "amber"}>
            {state === "sold" ? "Sold, order " : "Order "}
            {orderNumber(orderId)}
          </Pill>
        </Link>
      ) : (
        <Pill tone="leaf">In stock</Pill>
      )}
      {state === "in_stock" ? (
        <span className="flex">
          <IconButton small kind="text" icon={Pencil} name={`Correct ${huid}`} onClick={onEdit} />
          <IconButton
            small
            kind="text"
            icon={Trash2}
            name={`Remove ${huid}`}
            onClick={() => void removeIt()}
          />
        </span>
      ) : null}
    </div>
  );
}
