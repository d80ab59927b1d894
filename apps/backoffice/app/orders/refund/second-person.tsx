import type { RefundPreview } from "@suvarna/contract/orders/refund-part";
import { paise } from "@suvarna/domain/money";
import { Stamp } from "lucide";
import { Bar } from "../../parts/bar.tsx";
import { sayMoney } from "../../parts/money.tsx";
import { Pill } from "../../parts/pill.tsx";
import { useSession } from "../../platform/session.ts";

/** The instruction for money that no gateway has. */
export const SEND_LATER =
  "Send no money before that: once it is approved, it waits under Books, Refunds, for the reference of your transfer.";

const HOUR_MS = 3_600_000;

/** Says that a colleague must approve the refund, and when the request lapses. */
export function SecondPerson({ preview }: { preview: RefundPreview }) {
  const name = useSession(({ user }) => user?.fullName) ?? "You";
  const { approvalAbove, approvalLapsesMs, isByHand } = preview;
  return (
    <Bar tone="amber" icon={Stamp} className="mt-4">
      <b className="font-semibold">Needs a second person.</b> Refunds above{" "}
      {sayMoney(paise(approvalAbove)).replace(/\.00$/, "")} are sent when a colleague agrees with
      their own passkey or code. Nothing moves until then; the request lapses in{" "}
      {Math.round(approvalLapsesMs / HOUR_MS)} hours.
      {isByHand ? ` ${SEND_LATER}` : ""}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Pill>{name} asks</Pill>
        <span aria-hidden>→</span>
        <Pill>A colleague agrees</Pill>
        <span aria-hidden>→</span>
        <Pill>{isByHand ? "You send it" : "The gateway sends"}</Pill>
      </div>
    </Bar>
  );
}
