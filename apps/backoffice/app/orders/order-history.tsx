import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { addOrderNote } from "@suvarna/contract/orders/staff-desk";
import { cameBackUndelivered } from "@suvarna/domain/order";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { Section } from "../parts/page.tsx";
import { Segments } from "../parts/tabs.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useAdd } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { OF_A_PARCEL, sayStep } from "./order-path.tsx";
import { CHANNEL_WORDS, sayLetter } from "./words.ts";

type HistoryFilter = "all" | "notes" | "mails";

interface Happening {
  readonly key: string;
  readonly kind: "step" | "refund" | "note" | "mail" | "weight";
  readonly at: string;
  readonly what: ReactNode;
  readonly by: string;
}

const MARKS = {
  step: "border-wine bg-wine",
  refund: "border-wine bg-wine",
  note: "border-gold bg-gold",
  weight: "border-gold bg-gold",
  mail: "border-line-strong",
} as const;

/** The history of an order, the newest entry first, with the field for a note. */
export function OrderHistory({ page }: { page: OrderPage }) {
  const [shown, setShown] = useState<HistoryFilter>("all");
  const kinds = { all: null, notes: "note", mails: "mail" } as const;
  const kind = kinds[shown];
  const happenings = happeningsOf(page).filter((one) => kind === null || one.kind === kind);
  return (
    <Section
      title="What happened"
      end={
        <Segments<HistoryFilter>
          name="Shown"
          value={shown}
          options={[
            { value: "all", name: "All" },
            { value: "notes", name: "Notes" },
            { value: "mails", name: "Mails" },
          ]}
          onChange={setShown}
        />
      }
    >
      <NoteField id={page.order._id} />
      <ul className="mt-4">
        {happenings.map(({ key, kind: of, at, what, by }) => (
          <li key={key} className="relative pb-3.5 pl-6">
            <i className={`absolute top-1.5 left-0.5 block size-2 rotate-45 border ${MARKS[of]}`} />
            {of === "note" ? <p className="bg-amber-tint px-3 py-2">{what}</p> : <p>{what}</p>}
            <p className="mt-0.5 text-hint text-ink-mute">
              {[by, sayTime(at)].filter(Boolean).join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoteField({ id }: { id: string }) {
  const [text, setText] = useState("");
  const mayMove = useMay("orders.move");
  const add = useAdd(addOrderNote, "/staff/orders/:id/page");
  if (!mayMove) return null;
  async function write(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (text.trim() === "") return;
    try {
      await add.mutateAsync({ params: { id }, body: { text } });
      setText("");
    } catch (error) {
      toast.failed(...failureWords(error, "The note is not kept"));
    }
  }
  function sendByKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void write();
  }
  return (
    <form onSubmit={(event) => void write(event)}>
      <TextArea
        label="Note for colleagues"
        hideLabel
        rows={1}
        value={text}
        maxLength={2000}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByKey}
        placeholder="Note for colleagues. The shopper never sees it."
      />
      {text.trim() === "" ? null : (
        <div className="mt-2 flex justify-end">
          <Button type="submit" small hotkey="Ctrl Enter" busy={add.isPending ? "Writing" : false}>
            Write the note
          </Button>
        </div>
      )}
    </form>
  );
}

/** The text after the name of a step: its note, and whether its pieces are on sale again. */
export function sayRest({
  note,
  restocked,
}: Pick<OrderPage["steps"][number], "note" | "restocked">): string {
  const said = note ? `. ${note}` : "";
  if (!restocked) return said;
  return `${said}${/[.!?]$/.test(said) ? "" : "."} Back on sale.`;
}

/**
 * Tells a refund in part: what was refunded, how much, and whether the pieces are on sale again.
 * @param isAtDoor whether the order is paid in cash at the door, where less is taken for a piece that
 *   is lighter
 */
export function sayRefund(refund: OrderPage["refunds"][number], isAtDoor: boolean): string {
  const { amountPaise, pieces, note, isWeight, restocked } = refund;
  if (isWeight && isAtDoor) {
    return `${sayMoney(amountPaise)} less at the door for the difference in weight.`;
  }
  const named = pieces.map(({ name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name));
  const what = isWeight ? "the difference in weight" : named.join(", ") || "an amount";
  const stock = restocked ? " Back on sale." : "";
  return `Refunded ${what}: ${sayMoney(amountPaise)}.${note ? ` “${note}”` : ""}${stock}`;
}

/** Names the person of an act and, after it, the second person who has approved it. */
export function withSecondPerson(
  by: string,
  agreedBy: OrderPage["refunds"][number]["agreedBy"],
): string {
  if (agreedBy === null) return by;
  return `${by}, agreed by ${agreedBy.name ?? "somebody who has left"}`;
}

/** Lists the steps, refunds, notes, messages and weighings of an order, the newest first. */
function happeningsOf(page: OrderPage): Happening[] {
  const { steps, refunds, notes, letters, pieces, order } = page;
  const [placed, ...moves] = steps.flatMap(
    ({ state, at, by, isShopper, agreedBy, note, restocked }, place) => {
      if (order.takenAway && OF_A_PARCEL.includes(state)) return [];
      // These names say by themselves what happened.
      const isNamed =
        (order.takenAway && state === "delivered") ||
        (state === "returned" && cameBackUndelivered(order));
      return [
        {
          key: `step ${place}`,
          kind: "step" as const,
          at,
          what: (
            <>
              {isNamed ? "" : place === 0 ? "Placed: " : "Moved to "}
              <b className="font-medium">{sayStep(order, state)}</b>
              {sayRest({ note, restocked })}
            </>
          ),
          by: withSecondPerson(isShopper ? "the shopper" : (by ?? ""), agreedBy),
        },
      ];
    },
  );
  const weighings = pieces.flatMap(({ line, piece, weighedMg, by, at }) =>
    weighedMg === null || at === null
      ? []
      : [
          {
            key: `weight ${line} ${piece}`,
            kind: "weight" as const,
            at,
            what: `Weight of ${order.items[line]?.name ?? "a piece"} written, ${(weighedMg / 1000).toFixed(3)} g`,
            by: by ?? "",
          },
        ],
  );
  // Of the things that happened in the same moment, such as a sale at the counter, the order here
  // is that in which people do them.
  const all: Happening[] = [
    ...[placed].flatMap((step) => step ?? []),
    ...weighings,
    ...moves,
    ...refunds.map((refund, place) => ({
      key: `refund ${place}`,
      kind: "refund" as const,
      at: refund.at,
      what: sayRefund(refund, order.paymentMethod === "COD"),
      by: withSecondPerson(refund.by ?? "the gateway's dashboard", refund.agreedBy),
    })),
    ...notes.map(({ _id, text, by, at }) => ({
      key: _id,
      kind: "note" as const,
      at,
      what: text,
      by: `${by ?? "somebody who has left"}, note`,
    })),
    ...letters.map((letter, place) => ({
      key: `mail ${place}`,
      kind: "mail" as const,
      at: letter.at,
      what: `“${sayLetter(letter, page)}” ${CHANNEL_WORDS[letter.channel]}, ${letter.state}`,
      by: "",
    })),
  ];
  return all.toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
}
