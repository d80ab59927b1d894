import { getShop } from "@suvarna/contract/content/calls";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import type { ExamplePiece } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useRead } from "../platform/queries.ts";
import { changeColour, sayPercent, shopperPays } from "./rate-words.ts";

interface Effect {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly before: Paise | null;
  readonly after: Paise | null;
}

/**
 * Shows the prices of some example pieces, with GST, at the current rates and at other rates. The
 * shop's own price function computes them.
 */
export function EffectTable({
  title,
  before,
  after,
  pieces,
  rate,
  withPictures = false,
}: {
  /** The heading of the table's first column. */
  title: string;
  before: RatesPerGram;
  after: RatesPerGram;
  pieces: readonly ExamplePiece[];
  /** A rate that the table shows above the pieces. */
  rate?: "22K" | "Silver";
  withPictures?: boolean;
}) {
  const gstPercent = useRead(getShop, {}).data?.gstPercent;
  const effects: Effect[] = [
    ...(rate
      ? [
          {
            id: rate,
            name: `${rate} per gram`,
            picture: null,
            before: before[rate],
            after: after[rate],
          },
        ]
      : []),
    ...pieces.map((piece) => ({
      id: piece._id,
      name: piece.name,
      picture: withPictures ? piece.picture : null,
      before: shopperPays(piece, before, gstPercent),
      after: shopperPays(piece, after, gstPercent),
    })),
  ];
  return (
    <table className="mt-2 w-full border-collapse">
      <thead>
        <tr className="border-b border-line-strong text-hint text-ink-mute [&_th]:py-2 [&_th]:font-medium">
          <th scope="col" className="text-left">
            {title}
          </th>
          <th scope="col" className="text-right max-md:hidden">
            Now
          </th>
          <th scope="col" className="pl-2.5 text-right">
            Would be
          </th>
          <th scope="col" className="pl-2.5 text-right">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => (
          <Row key={effect.id} effect={effect} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ effect: { name, picture, before, after } }: { effect: Effect }) {
  const isKnown = before !== null && after !== null;
  return (
    <tr className="border-b border-line [&_td]:h-9 [&_td]:py-1 max-md:[&_td]:h-11">
      <td className="max-w-0 w-[42%]">
        <span className="flex items-center gap-2.5">
          {picture ? (
            <img
              src={pictureVariant(picture, 360, "webp")}
              alt=""
              width={36}
              height={36}
              loading="lazy"
              className="size-9 flex-none bg-shell object-cover"
            />
          ) : null}
          <span className="clip" title={name}>
            {name}
          </span>
        </span>
      </td>
      <td className="num text-right max-md:hidden">
        {before === null ? "–" : formatRupees(before)}
      </td>
      <td className="num pl-2.5 text-right">{after === null ? "–" : formatRupees(after)}</td>
      <td className={`num pl-2.5 text-right ${isKnown ? changeColour(after - before) : ""}`}>
        {isKnown ? (
          <>
            <span className="max-md:block">{sayStep(after - before)}</span>{" "}
            {after === before ? null : (
              <span className="text-hint max-md:block">
                {sayPercent(after, before).replace(/[▲▼] /, "")}
              </span>
            )}
          </>
        ) : (
          "–"
        )}
      </td>
    </tr>
  );
}

function sayStep(difference: Paise): string {
  if (difference === 0) return "no change";
  return `${difference > 0 ? "▲" : "▼"} ${formatRupees(Math.abs(difference))}`;
}
