import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { readOrderPan } from "@suvarna/contract/orders/staff";
import { resendLetter } from "@suvarna/contract/orders/staff-desk";
import type { OrderState } from "@suvarna/domain/order";
import { PAN_PURPOSES } from "@suvarna/domain/staff/pan-purpose";
import { Icon } from "@suvarna/ui/icon.tsx";
import { HANDED_OVER } from "@suvarna/words/en/statuses";
import { Eye, Mail, MessageSquare } from "lucide";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { sayPhone } from "../platform/phones.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { CHANNEL_WORDS, sayLetter } from "./words.ts";

/**
 * The shopper's name and contacts, and the delivery address. For pieces that were taken along at the
 * counter it is the address of the invoice.
 */
export function Shopper({ page: { order, shopper } }: { page: OrderPage }) {
  const address = order.takenAway ? order.billingAddress : order.shippingAddress;
  const { street, apartment, city, state, pincode, country, phone } = address;
  const other = shopper.email ?? order.contact;
  const count = shopper.orders === 1 ? "1 order" : `${shopper.orders} orders`;
  return (
    <Section
      title="Shopper"
      end={
        <Link to={`/customers/${order.userId}`} className="link">
          {count}
        </Link>
      }
    >
      <p className="font-medium [overflow-wrap:anywhere]">{order.shippingAddress.fullName}</p>
      <p className="num">{sayPhone(phone)}</p>
      {other === phone ? null : <p className="[overflow-wrap:anywhere]">{sayPhone(other)}</p>}
      {order.takenAway ? <p className="mt-2">{HANDED_OVER}</p> : null}
      {street ? (
        <p className="mt-2 text-ink-soft">
          {street}
          {apartment ? `, ${apartment}` : ""}
          <br />
          {city}, {state} {pincode}
          {country === "India" ? "" : `, ${country}`}
        </p>
      ) : null}
      {order.giftMessage !== undefined ? (
        <p className="mt-2 bg-shell px-3 py-2">
          {order.giftMessage ? `Gift note: ${order.giftMessage}` : "A gift with a blank card"}
        </p>
      ) : null}
      {order.panMasked ? <Pan id={order._id} masked={order.panMasked} /> : null}
    </Section>
  );
}

const PURPOSE_WORDS: Readonly<Record<(typeof PAN_PURPOSES)[number], string>> = {
  statutory_report: "For a report that the law demands",
  authority_demand: "An authority demands it",
  buyer_request: "The buyer asks for it",
  paper_correction: "To correct a paper",
};

/**
 * The masked PAN. To read the whole PAN, staff must state a purpose, and the access is recorded in
 * the audit log.
 */
function Pan({ id, masked }: { id: string; masked: string }) {
  const mayRead = useMay("orders.readPan");
  const read = useChange(readOrderPan);
  const [isOpen, setOpen] = useState(false);
  const [pan, setPan] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const purpose = PAN_PURPOSES.find((one) => one === form.get("purpose")) ?? "statutory_report";
    try {
      const body = { purpose, note: String(form.get("note")) };
      setPan((await read.mutateAsync({ params: { id }, body })).pan);
      setOpen(false);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }
  return (
    <p className="mt-2 flex items-center gap-2">
      <span>
        {pan ? "PAN " : "PAN ends in "}
        <b className="code font-medium">{pan ?? masked.slice(-4)}</b>
      </span>
      {mayRead && pan === null ? (
        <Button kind="text" small icon={Eye} className="ml-auto" onClick={() => setOpen(true)}>
          Show, is written down
        </Button>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="For what is the PAN needed?"
        description="Your name, the purpose and the note are written down, and the owners are told."
      >
        <form className="mt-4 grid gap-4" onSubmit={(event) => void ask(event)}>
          <SelectField label="Purpose" name="purpose">
            {PAN_PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {PURPOSE_WORDS[purpose]}
              </option>
            ))}
          </SelectField>
          <TextField label="Note" name="note" required error={problem ?? undefined} />
          <div className="flex justify-end gap-2">
            <Button kind="text" onClick={() => setOpen(false)}>
              Leave it
            </Button>
            <Button kind="primary" type="submit" busy={read.isPending ? "Reading" : false}>
              Show the PAN
            </Button>
          </div>
        </form>
      </Dialog>
    </p>
  );
}

/**
 * The list of letters and texts to the shopper. Staff can send a message about an order state again.
 */
export function Letters({ page }: { page: OrderPage }) {
  const { order, letters } = page;
  const mayMove = useMay("orders.move");
  const resend = useChange(resendLetter, "/staff/orders/:id/page");
  const newest = letters.filter(
    ({ kind, channel }, place) =>
      letters.findLastIndex((one) => one.kind === kind && one.channel === channel) === place,
  );
  async function again(state: OrderState, channel: "email" | "sms"): Promise<void> {
    try {
      await resend.mutateAsync({ params: { id: order._id }, body: { state, channel } });
      toast.done(`The ${channel === "email" ? "letter" : "text"} goes out again`);
    } catch (error) {
      toast.failed(...failureWords(error, "It was not sent"));
    }
  }
  return (
    <Section title="Sent to the shopper">
      {newest.length === 0 ? (
        <p className="text-caption text-ink-mute">
          Nothing. Letters go only to an address or a number that the account has proved.
        </p>
      ) : null}
      <ul className="grid gap-1.5">
        {newest.map(({ kind, channel, state, at, about }) => (
          <li key={`${kind} ${channel}`} className="flex min-h-7 items-center gap-2">
            <Icon of={channel === "email" ? Mail : MessageSquare} size={16} />
            <span>
              {sayLetter({ kind, at }, page)}{" "}
              <span className="text-ink-mute">{CHANNEL_WORDS[channel]}</span>
              {state === "sent" ? "" : <span className="text-ink-mute">, {state}</span>}
            </span>
            {about && mayMove ? (
              <Button
                kind="text"
                small
                className="ml-auto"
                busy={resend.isPending ? "Sending" : false}
                onClick={() => void again(about, channel)}
              >
                {state === "failed" ? "Retry" : "Resend"}
                <span className="sr-only">
                  {" "}
                  “{sayLetter({ kind, at }, page)}” {CHANNEL_WORDS[channel]}
                </span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
