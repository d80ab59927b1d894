import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { huidFrom } from "@suvarna/domain/huid";
import { needsReweighing, surplusValue } from "@suvarna/domain/weight-difference";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check } from "lucide";
import { type ReactNode, useState } from "react";
import { ClashNote } from "../parts/clash-note.tsx";
import { TextField } from "../parts/field.tsx";
import { Money, sayMoney } from "../parts/money.tsx";
import { gramsProblem, weightFrom } from "../parts/typed-grams.ts";
import { useBookWeight } from "../parts/use-book-weight.ts";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";
import { HuidHint } from "./huid-hint.tsx";
import { focusNextField } from "./next-field.ts";
import { draftKey, type PieceRefund, type PieceText, shownTexts, textOf } from "./piece-draft.ts";
import type { Keep } from "./use-weighing.ts";
import { WeightHint } from "./weight-hint.tsx";

type Line = OrderPage["lines"][number];

/** The HTML id of a field of a piece. A hindrance of the piece links to this field. */
export function fieldId(kind: "huid" | "weight" | "again", line: number, piece: number): string {
  return `${kind}-${line}-${piece}`;
}

/**
 * The fields for the HUID and the weight of a piece, with the effect of a difference in weight. A
 * field saves its value when it loses the focus. Enter, which a scanner also sends, moves the focus
 * to the next field.
 */
export function PieceFields({
  page,
  line,
  piece,
  drafts,
  back,
  keep,
}: {
  page: OrderPage;
  line: Line;
  piece: OrderPage["pieces"][number];
  drafts: FieldDrafts;
  back: PieceRefund | undefined;
  keep: Keep;
}) {
  const [problem, setProblem] = useState<Partial<Record<keyof PieceText, string>>>({});
  const [saved, text] = [textOf(piece), shownTexts(piece, drafts)];
  const [weighed, again] = [weightFrom(text.weight), weightFrom(text.again)];
  const far =
    typeof weighed === "number" &&
    needsReweighing(line.netWeightMg, weighed, page.weighAgainAboveBp);
  const bookMg = useBookWeight(huidFrom(text.huid));
  const named = page.pieces.filter((one) => one.line === piece.line).length > 1;
  const mark = named ? ` of piece ${piece.piece + 1}` : "";

  async function save(field: keyof PieceText): Promise<void> {
    const change = changeOf(field, text[field]);
    const wrong = change === null ? gramsProblem(text[field]) : "";
    setProblem((all) => ({ ...all, [field]: wrong }));
    if (change === null) return;
    const isNew = Object.entries(change).some(([name, value]) => value !== piece[name as "huid"]);
    const own = { line: piece.line, piece: piece.piece };
    const settle = () =>
      drafts.settle(draftKey(piece, field), text[field], textOf({ ...piece, ...change })[field]);
    if (!isNew) return settle();
    const refused = await keep({ pieces: [{ ...own, ...change }] }, settle);
    setProblem((all) => ({ ...all, [field]: refused ?? "" }));
  }

  const field = (name: keyof PieceText, hint: ReactNode) => {
    const key = draftKey(piece, name);
    const otherValue = drafts.clashOf(key, saved[name]);
    return {
      id: fieldId(name, piece.line, piece.piece),
      value: text[name],
      error: problem[name] || undefined,
      hint:
        otherValue === null ? (
          hint
        ) : (
          <ClashNote
            by={piece.by}
            theirs={otherValue}
            onTheirs={() => drafts.drop(key)}
            onMine={() => void save(name)}
          />
        ),
      onBlur: () => void (otherValue === null ? save(name) : undefined),
      onKeyDown: focusNextField,
      autoComplete: "off",
    };
  };
  const type = (name: keyof PieceText, typed: string) =>
    drafts.type(draftKey(piece, name), saved[name], typed);
  return (
    <div className="mt-3 grid gap-x-4 gap-y-3 bg-shell p-3.5 max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:grid-cols-2 md:grid-cols-[132px_132px_minmax(0,1fr)]">
      <TextField
        label={`HUID${mark}${line.needsHuid ? "" : " (optional)"}`}
        {...field(
          "huid",
          <HuidHint typed={text.huid} saved={saved.huid} refused={Boolean(problem.huid)} />,
        )}
        onChange={(event) => {
          type("huid", event.currentTarget.value.toUpperCase());
          setProblem((all) => ({ ...all, huid: "" }));
        }}
        placeholder={line.needsHuid ? "" : "If struck"}
        spellCheck={false}
        maxLength={12}
      />
      <TextField
        label={`Weighed net${mark}`}
        {...field(
          "weight",
          <WeightHint orderedMg={line.netWeightMg} bookMg={bookMg} weighedMg={weighed ?? null} />,
        )}
        onChange={(event) => type("weight", event.currentTarget.value)}
        unit="g"
        figures
        inputMode="decimal"
      />
      <div className="max-md:col-span-2">
        <Difference
          line={line}
          weighed={weighed ?? null}
          back={back}
          isCash={page.order.paymentMethod === "COD"}
        />
        {far ? (
          <TextField
            className="mt-2 max-w-40 whitespace-nowrap"
            label="Weigh it a second time"
            {...field(
              "again",
              typeof again === "number" && again !== weighed
                ? "The two weights do not agree"
                : `More than ${page.weighAgainAboveBp / 100} % off`,
            )}
            onChange={(event) => type("again", event.currentTarget.value)}
            unit="g"
            figures
            inputMode="decimal"
          />
        ) : null}
      </div>
    </div>
  );
}

/**
 * The stored value that a typed text means, under the name of the API; null for a weight that can't
 * be read.
 */
function changeOf(field: keyof PieceText, typed: string) {
  if (field === "huid") return { huid: huidFrom(typed) || null };
  const mg = weightFrom(typed);
  if (mg === undefined) return null;
  return field === "weight" ? { weighedMg: mg } : { againMg: mg };
}

/** Names the amounts that a refund for a lighter piece is made of. */
function sayParts({ metal, making, discount, gst }: PieceRefund): string {
  const less = discount === 0 ? "" : `, less discount ${sayMoney(discount)}`;
  return `Metal ${sayMoney(metal)}, making ${sayMoney(making)}${less}, GST ${sayMoney(gst)}`;
}

function Difference({
  line,
  weighed,
  back,
  isCash,
}: {
  line: Line;
  weighed: number | null;
  back: PieceRefund | undefined;
  isCash: boolean;
}) {
  if (weighed === null) {
    return <p className="text-caption text-ink-mute">Not weighed yet.</p>;
  }
  const difference = weighed - line.netWeightMg;
  if (difference === 0) {
    return (
      <p className="flex justify-between font-medium">
        As ordered
        <Icon of={Check} size={16} />
      </p>
    );
  }
  const off = `${(Math.abs(difference) / 1000).toFixed(3)} g`;
  if (difference > 0) {
    return (
      <>
        <p className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{off} heavier: the shop bears it</span>
          <Money paise={0} />
        </p>
        <p className="mt-1 text-caption text-ink-mute">
          Worth {sayMoney(surplusValue(line, weighed))}. The shopper pays nothing more.
        </p>
      </>
    );
  }
  if (!back) {
    return <p className="font-medium">{off} lighter: too little to settle</p>;
  }
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 font-medium">
        <span>
          {off} lighter: {isCash ? "less to collect" : "goes back"}
        </span>
        <Money paise={back.total} className="font-semibold text-leaf" />
      </p>
      <p className="mt-1 text-caption text-ink-mute">
        {sayParts(back)}, at the rate of the order.{" "}
        {isCash
          ? "The shopper pays that much less at the door."
          : "Sent back the way it was paid at dispatch, with a credit note."}
      </p>
    </>
  );
}
