import type { PaymentService, Setting } from "@suvarna/contract/settings/staff-schemas";
import type * as z from "zod/mini";
import { ButtonLink } from "../parts/button.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { sayTime } from "../platform/times.ts";
import { KeyState, ServiceTable } from "./service-table.tsx";
import { sayValue } from "./setting-words.ts";
import { TestButton } from "./test-button.tsx";

type Payment = z.infer<typeof PaymentService>;

const MODES: Readonly<Record<Payment["mode"], { readonly words: string; readonly tone: Tone }>> = {
  live: { words: "Live", tone: "leaf" },
  test: { words: "Test", tone: "amber" },
  sandbox: { words: "Sandbox", tone: "line" },
};

/**
 * The table of the payment gateways and of cash on delivery.
 * @param cashBelow the amount from which cash on delivery is refused
 */
export function PaymentsTable({
  payments,
  cashBelow,
}: {
  payments: readonly Payment[];
  cashBelow: Setting | undefined;
}) {
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
      {cashBelow ? <CashRow below={cashBelow} /> : null}
    </ServiceTable>
  );
}

function CashRow({ below }: { below: Setting }) {
  const isOn = below.value > 0;
  return (
    <tr>
      <td>
        <b className="mr-1.5 font-medium">Cash on delivery</b>
        <Pill tone={isOn ? "leaf" : "sand"}>{isOn ? "On" : "Off"}</Pill>
      </td>
      <td>
        <span className="text-caption text-ink-mute">no key</span>
      </td>
      <td>{isOn ? `below ${sayValue(below.value, below)}` : "–"}</td>
      <td className="pr-0! md:text-right">
        <ButtonLink small to="#limits">
          Change
        </ButtonLink>
      </td>
    </tr>
  );
}
