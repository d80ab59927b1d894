import { suggest } from "@suvarna/contract/catalogue/calls";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Gem } from "lucide";
import { type ReactNode, type RefObject, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { useSettled } from "../parts/use-settled.ts";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { orderWords, pieceWords } from "./inserted-words.ts";

const MIN_WORDS = 2;

/**
 * The button that puts a piece of the shop or an order of the shopper into an answer, with the
 * address of its page.
 * @param onChoose receives the words that belong into the answer
 */
export function PieceOrOrder({
  orders,
  field,
  onChoose,
}: {
  orders: readonly DeskOrder[];
  /** The field of the answer. It has the focus again when the dialog closes. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose(words: string): void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        kind="text"
        icon={Gem}
        onClick={() => {
          field.current?.focus();
          setOpen(true);
        }}
      >
        Piece or order
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Put in a piece or an order"
        description="Its name and the address of its page are added where the cursor is."
        hasClose
      >
        <Choices
          orders={orders}
          choose={(words) => {
            setOpen(false);
            onChoose(words);
          }}
        />
      </Dialog>
    </>
  );
}

function Choices({
  orders,
  choose,
}: {
  orders: readonly DeskOrder[];
  choose(words: string): void;
}) {
  const [words, setWords] = useState("");
  const query = useSettled(words.trim());
  const isSearch = query.length >= MIN_WORDS;
  const found = useRead(suggest, { query: { q: query } }, { enabled: isSearch });
  const pieces = isSearch ? (found.data?.products ?? []) : [];
  const fitting = orders.filter((order) => fits(order, query));
  const shop = window.location.origin;
  return (
    <>
      <TextField
        label="Name of a piece, or number of an order"
        className="mt-4"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="mt-3 min-h-40">
        {fitting.length > 0 ? (
          <Group title="Orders of this shopper">
            {fitting.map((order) => (
              <Choice
                key={order._id}
                image={order.items[0]?.image ?? ""}
                name={
                  <>
                    <span className="code">{order.number}</span>, {order.status}
                  </>
                }
                hint={`${sayTime(order.createdAt)}, ${sayMoney(paise(order.total))}`}
                choose={() => choose(orderWords(order, shop))}
              />
            ))}
          </Group>
        ) : null}
        {pieces.length > 0 ? (
          <Group title="Pieces of the shop">
            {pieces.map((piece) => (
              <Choice
                key={piece._id}
                image={piece.image ?? ""}
                name={piece.name}
                hint={
                  piece.discountedPrice === null
                    ? "Price on request"
                    : sayMoney(paise(piece.discountedPrice))
                }
                choose={() => choose(pieceWords(piece, shop))}
              />
            ))}
          </Group>
        ) : null}
        {fitting.length + pieces.length > 0 || found.isFetching ? null : (
          <p className="py-3 text-ink-mute">
            {isSearch
              ? "No piece and no order of this shopper has these words."
              : "Type the name of a piece."}
          </p>
        )}
      </div>
    </>
  );
}

/** Whether an order has the words in its number or in the name of a piece. */
function fits({ number, items }: DeskOrder, query: string): boolean {
  const sought = query.toLowerCase();
  return [number, ...items.map(({ name }) => name)].some((text) =>
    text.toLowerCase().includes(sought),
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-3">
      <h3 className="text-hint text-ink-mute">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Choice({
  image,
  name,
  hint,
  choose,
}: {
  image: string;
  name: ReactNode;
  hint: string;
  choose(): void;
}) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={choose}
        className="flex w-full items-center gap-3 py-2 text-left hover:bg-shell"
      >
        {image ? (
          <img
            src={pictureVariant(image, 360, "webp")}
            alt=""
            width={36}
            height={36}
            className="size-9 flex-none bg-sand object-cover"
          />
        ) : null}
        <span className="min-w-0">
          <span className="clip font-medium">{name}</span>
          <span className="block text-hint text-ink-mute">{hint}</span>
        </span>
      </button>
    </li>
  );
}
