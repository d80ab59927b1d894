import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { formatRupees } from "@suvarna/domain/formats";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Button } from "../parts/button.tsx";
import { Money } from "../parts/money.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { keyOfPiece, refundsOf } from "./piece-draft.ts";
import { PieceFields } from "./piece-fields.tsx";
import { ScanPieces } from "./scan-pieces.tsx";
import { useSellAgain } from "./use-sell-again.ts";
import type { Keep } from "./use-weighing.ts";

/**
 * The section of an order's pieces. For each piece it shows the rate of the order beside the
 * current rate, the HUID and the weight.
 */
export function PiecesSection({
  page,
  pieces,
  drafts,
  keep,
}: {
  page: OrderPage;
  /** The pieces with the typed values in place of the stored values. */
  pieces: OrderPage["pieces"];
  drafts: FieldDrafts;
  keep: Keep;
}) {
  const mayMove = useMay("orders.move");
  const { byPiece } = refundsOf(page, pieces);
  const { state, items, ratesAt } = page.order;
  const isOpen = mayMove && (state === "confirmed" || state === "processing");
  return (
    <Section
      first
      title="Pieces"
      beside={
        <span className="text-caption text-ink-mute">rates locked on {sayTime(ratesAt)}</span>
      }
      end={isOpen ? <ScanPieces page={page} pieces={pieces} drafts={drafts} keep={keep} /> : null}
    >
      <div className="border-t-2 border-line-strong">
        {page.lines.map((line) => {
          const item = items[line.position];
          if (!item) return null;
          const own = page.pieces.filter((piece) => piece.line === line.position);
          return (
            <article key={line.position} className="border-b border-line py-4.5 last:border-0">
              <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 md:grid-cols-[72px_minmax(0,1fr)_auto]">
                <Picture
                  src={item.image}
                  alt=""
                  width={144}
                  height={144}
                  sizes="72px"
                  className="size-18"
                  imageClassName="size-18 object-cover"
                />
                <div className="min-w-0">
                  <h3>
                    {item.name}
                    {line.quantity > 1 ? ` × ${line.quantity}` : ""}
                  </h3>
                  {line.piecesLeft < line.quantity ? (
                    <p className="my-1">
                      <Pill tone="alert">{sayRefunded(line, isOpen)}</Pill>
                    </p>
                  ) : null}
                  <p className="text-caption text-ink-mute">{aboutItem(item)}</p>
                  <RateLine line={line} />
                </div>
                <LineMoney line={line} />
              </div>
              {isOpen
                ? own.map((piece) => {
                    const key = keyOfPiece(piece);
                    return (
                      <PieceFields
                        key={key}
                        page={page}
                        line={line}
                        piece={piece}
                        drafts={drafts}
                        back={byPiece.get(key)}
                        keep={keep}
                      />
                    );
                  })
                : own.map((piece) => (
                    <PieceHallmark key={keyOfPiece(piece)} page={page} piece={piece} />
                  ))}
            </article>
          );
        })}
      </div>
    </Section>
  );
}

/** Says how many pieces of a line were refunded, and that a refunded piece must not be packed. */
function sayRefunded(
  { quantity, piecesLeft }: OrderPage["lines"][number],
  isOpen: boolean,
): string {
  const refunded =
    piecesLeft === 0 ? "Refunded" : `${quantity - piecesLeft} of ${quantity} refunded`;
  return isOpen ? `${refunded}: do not pack` : refunded;
}

function aboutItem({
  carat,
  size,
  engraving,
  madeToOrder,
}: OrderPage["order"]["items"][number]): string {
  const metal = carat === "Silver" ? "Silver" : `${carat} gold`;
  return [
    metal,
    size ? `size ${size}` : "",
    engraving ? `engrave “${engraving}”` : "",
    madeToOrder ? "made to order" : "ready stock",
  ]
    .filter(Boolean)
    .join(", ");
}

function RateLine({ line: { ratePerGram, rateNow } }: { line: OrderPage["lines"][number] }) {
  const moved = rateNow === null ? 0 : ((rateNow - ratePerGram) / ratePerGram) * 100;
  return (
    <p className="text-caption text-ink-mute">
      Rate of the order{" "}
      <b className="num font-medium text-ink-soft">{formatRupees(ratePerGram)}/g</b>
      {rateNow === null ? null : (
        <>
          , today <span className="num">{formatRupees(rateNow)}</span>{" "}
          {moved === 0 ? null : (
            <span className={`num ${moved > 0 ? "text-leaf" : "text-alert"}`}>
              {moved > 0 ? "▲" : "▼"} {Math.abs(moved).toFixed(2)}%
            </span>
          )}
        </>
      )}
    </p>
  );
}

function LineMoney({ line }: { line: OrderPage["lines"][number] }) {
  const { metalValue, makingCharge, stoneValue, discount, linePrice, quantity } = line;
  const share = metalValue > 0 ? Math.round((makingCharge / metalValue) * 1000) / 10 : 0;
  const parts = [
    { name: "metal", paise: metalValue },
    { name: `making ${share}%`, paise: makingCharge },
    { name: "stone", paise: stoneValue },
    { name: "discount", paise: -discount },
  ].filter(({ paise }) => paise !== 0);
  return (
    <div className="max-md:col-start-2 max-md:mt-1 md:text-right">
      <p className="font-semibold">
        <Money paise={linePrice} />
      </p>
      {parts.map(({ name, paise }) => (
        <p key={name} className="text-hint text-ink-mute">
          {name} <Money paise={paise} />
          {quantity > 1 ? " each" : ""}
        </p>
      ))}
    </div>
  );
}

/**
 * Shows the recorded HUID and weight of a piece without fields, because the piece was dispatched or
 * the user may not change it. A refunded piece that stayed with the buyer can be put on sale again
 * when it comes to the shop after all.
 */
function PieceHallmark({ page, piece }: { page: OrderPage; piece: OrderPage["pieces"][number] }) {
  const mayDecide = useMay("returns.decide");
  const { sellAgain, isPending } = useSellAgain(page);
  const isWithBuyer = page.refundedWithBuyer.some((one) => one.huid === piece.huid);
  const { huid, weighedMg, by, at } = piece;
  if (huid === null && weighedMg === null) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 bg-shell p-3.5 text-caption">
      {huid ? (
        <span>
          HUID <b className="code font-medium">{huid}</b>
        </span>
      ) : null}
      {weighedMg === null ? null : (
        <span>
          Weighed <b className="num font-medium">{(weighedMg / 1000).toFixed(3)} g</b>
        </span>
      )}
      {by && at ? (
        <span className="text-ink-mute">
          {by}, {sayTime(at)}
        </span>
      ) : null}
      {huid && isWithBuyer && mayDecide ? (
        <Button
          kind="text"
          small
          busy={isPending && "Moving"}
          onClick={() => void sellAgain(huid)}
          aria-label={`It came back: put it on sale, ${huid}`}
        >
          It came back: put it on sale
        </Button>
      ) : null}
    </p>
  );
}
