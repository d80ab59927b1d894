import type { PackingSlip } from "@suvarna/contract/orders/papers-schemas";
import { paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { Money, Weight } from "../parts/money.tsx";
import { sayPhone } from "../platform/phones.ts";
import { alikePieces } from "./alike-pieces.ts";

type SlipLine = PackingSlip["lines"][number];

/** The states of an order whose goods are sent, or have been sent. */
const SENT: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];

/** The packing slip of an order as it is printed. Each slip of a print begins on a page of its own. */
export function Slip({ slip }: { slip: PackingSlip }) {
  const { deliverTo, from } = slip;
  const { city, state, pincode } = deliverTo;
  // Pieces that were handed over at the shop have no place but the state, which decides the tax.
  const place = city && `${[city, state].filter(Boolean).join(", ")} ${pincode}`.trim();
  return (
    <article
      aria-label="Packing slip"
      className="max-w-190 border border-line p-8 max-md:p-4 print:max-w-none print:border-0 print:p-0 print:not-first:break-before-page"
    >
      {SENT.includes(slip.state) ? null : (
        <p className="mb-6 border border-wine p-3 font-semibold text-wine">
          {ORDER_STATE_WORDS[slip.state]}: do not send this order.
        </p>
      )}
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <p className="text-section">{from.name}</p>
          {from.address.map((line) => (
            <p key={line} className="max-w-70 text-caption text-ink-soft">
              {line}
            </p>
          ))}
          <p className="text-caption text-ink-soft">{from.phone}</p>
        </div>
        <div className="md:text-right">
          <p className="text-hint text-ink-mute">Packing slip, order</p>
          <p className="code text-figure">{slip.orderNumber}</p>
        </div>
      </header>
      <section aria-label="Deliver to" className="mt-6">
        <p className="text-hint text-ink-mute">Deliver to</p>
        <p className="font-semibold [overflow-wrap:anywhere]">{deliverTo.fullName}</p>
        <p>{[deliverTo.street, deliverTo.apartment].filter(Boolean).join(", ")}</p>
        <p>{place}</p>
        <p>{deliverTo.country}</p>
        <p>{sayPhone(deliverTo.phone)}</p>
      </section>
      <SlipLines lines={slip.lines} />
      {slip.giftMessage ? (
        <section aria-label="Gift message" className="mt-6 bg-shell p-4 whitespace-pre-line">
          {slip.giftMessage}
        </section>
      ) : null}
      <footer className="mt-6 flex flex-wrap justify-between gap-4">
        <p className="text-caption text-ink-mute">
          Packed by ____________________ &nbsp; Sealed by ____________________
        </p>
        {slip.toCollect !== null ? (
          <p className="font-semibold">
            To collect in cash: <Money paise={paise(slip.toCollect)} />
          </p>
        ) : slip.total !== null ? (
          <p>
            {slip.isPaid ? "Paid" : "Not paid yet"}: <Money paise={paise(slip.total)} />
          </p>
        ) : null}
      </footer>
    </article>
  );
}

function SlipLines({ lines }: Pick<PackingSlip, "lines">) {
  return (
    <table className="mt-6 w-full border-collapse">
      <caption className="sr-only">Contents of the parcel</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-hint text-ink-mute">
          <th scope="col" className="py-2 font-medium">
            Piece
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            HUID
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            Net weight
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            Pieces
          </th>
        </tr>
      </thead>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a packing slip never move.
        <tbody key={place} className="break-inside-avoid">
          {alikePieces(line.pieces).map(({ huid, netWeight, count }, row, rows) => (
            <tr
              key={huid ?? `${netWeight}`}
              className={row === rows.length - 1 ? "border-b border-line" : ""}
            >
              {row === 0 ? (
                <td rowSpan={rows.length} className="py-2.5 align-top">
                  <NameOfLine line={line} />
                  <PiecesSince line={line} />
                </td>
              ) : null}
              <td className="code py-2.5 pl-3 align-top">
                {huid ?? (line.needsHuid ? <MissingHuids count={count} /> : "–")}
              </td>
              <td className="py-2.5 pl-4 text-right align-top">
                <Weight mg={Math.round(netWeight * 1000)} />
              </td>
              <td className="num py-2.5 pl-4 text-right align-top">{count}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function NameOfLine({ line: { name, size, engraving, carat } }: { line: SlipLine }) {
  return (
    <>
      {name}
      <span className="block text-hint text-ink-mute">
        {[
          carat === "Silver" ? "Silver" : `${carat} gold`,
          size && `size ${size}`,
          engraving && `engraved “${engraving}”`,
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
    </>
  );
}

/** Says how many pieces of a line were refunded or returned after the parcel had left. */
function PiecesSince({ line: { pieces, refundedSince, returnedSince } }: { line: SlipLine }) {
  const marks = { refunded: refundedSince, returned: returnedSince };
  return Object.entries(marks)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => (
      <span key={what} className="block text-hint font-semibold text-wine">
        {count === pieces.length
          ? `${what} since ${pieces.length === 1 ? "it was" : "they were"} sent`
          : `${count} of ${pieces.length} ${what} since they were sent`}
      </span>
    ));
}

/** An empty line to write on for each piece whose HUID is required and not recorded. */
function MissingHuids({ count }: { count: number }) {
  return (
    <>
      <span className="block">{count === 1 ? "______" : `______ × ${count}`}</span>
      <span className="block text-hint tracking-normal text-ink-mute">not recorded</span>
    </>
  );
}
