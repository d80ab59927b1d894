import type { PaymentService } from "@suvarna/contract/settings/staff-schemas";
import type * as z from "zod/mini";
import { Pill, type Tone } from "../parts/pill.tsx";
import { sayTime } from "../platform/times.ts";
import { KeyState, ServiceTable } from "./service-table.tsx";
import { TestButton } from "./test-button.tsx";

type Payment = z.infer<typeof PaymentService>;

const MODES: Readonly<Record<Payment["mode"], { readonly words: string; readonly tone: Tone }>> = {
  live: { words: "Live", tone: "leaf" },
  test: { words: "Test", tone: "amber" },
  sandbox: { words: "Sandbox", tone: "line" },
};

/** The payment gateways. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) {
    return <p className="bg-shell p-5 text-ink-soft">Orders are paid on delivery alone.</p>;
  }
  return (
    <ServiceTable name="Payments" columns={["Service", "Keys", "Last word from it"]}>
      {payments.map(({ gateway, mode, keys, heardAt, heardBy }) => {
        const name = gateway.charAt(0).toUpperCase() + gateway.slice(1);
        return (
          <tr key={gateway}>
            <td>
              <b className="mr-1.5 font-medium">{name}</b>
              <Pill tone={MODES[mode].tone}>{MODES[mode].words}</Pill>
            </td>
            <td>
              {mode === "sandbox" ? (
                <span className="text-caption text-ink-mute">no keys: the shop plays it</span>
              ) : (
                <KeyState keys={keys} />
              )}
            </td>
            <td>
              {heardAt === null ? (
                <span className="text-caption text-ink-mute">nothing yet</span>
              ) : (
                <>
                  {sayTime(heardAt)}
                  <span
                    className={`block text-hint ${heardBy === "webhook" ? "text-ink-mute" : "text-amber"}`}
                  >
                    {heardBy === "webhook" ? "webhook, signature right" : "by asking, no webhook"}
                  </span>
                </>
              )}
            </td>
            <td className="pr-0! md:text-right">
              <TestButton service={gateway} name={`Ask ${name}`} busy="Asking it" />
            </td>
          </tr>
        );
      })}
    </ServiceTable>
  );
}
