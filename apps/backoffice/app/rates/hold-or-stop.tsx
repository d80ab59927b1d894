import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import type { Metal } from "@suvarna/domain/rate-desk";
import { useNavigate } from "react-router";
import { Switch } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { sayTime } from "../platform/times.ts";
import { sayPeople } from "./rate-words.ts";

/**
 * The switches that hold the rates or stop the sales. Each switch asks for a confirmation first.
 */
export function HoldOrStop({ desk, maySet }: { desk: RatesDesk; maySet: boolean }) {
  const navigate = useNavigate();
  const { hold, heldUntil, sheet } = desk;
  const byHand = hold === null && heldUntil !== null && sheet !== null;
  return (
    <Section title="Hold or stop" id="hold-or-stop">
      <ul className="space-y-4">
        <Row
          on={hold !== null || byHand}
          label="Hold the rates"
          disabled={!maySet}
          onChange={() => void navigate("/rates/hold")}
        >
          {hold && heldUntil
            ? `Held by ${sayPeople(hold)} until ${sayTime(heldUntil)}: “${hold.reason}”.`
            : byHand
              ? `Entered by hand until ${sayTime(heldUntil)}. Then the feed goes on.`
              : "No source is asked, prices stand still. For a feast day or a board rate."}
        </Row>
        {(["gold", "silver"] as const).map((metal) => (
          <Row
            key={metal}
            on={desk.stopped.some((each) => each.metal === metal)}
            label={`Stop sales of ${metal}`}
            disabled={!maySet}
            onChange={() => void navigate(`/rates/${metal}`)}
          >
            {stopWords(desk, metal)}
          </Row>
        ))}
      </ul>
      <p className="mt-3 text-hint text-ink-mute">
        Stopping works at once, by one person.
        {desk.guard.secondPersonNeeded ? " Starting again needs a second." : ""}
      </p>
    </Section>
  );
}

function stopWords({ stopped, published }: RatesDesk, metal: Metal): string {
  const pieces = `${formatNumber(published[metal])} ${published[metal] === 1 ? "piece" : "pieces"}`;
  const stop = stopped.find((each) => each.metal === metal);
  if (stop) {
    return `${pieces} say “Price on request”. Stopped by ${sayPeople(stop)}, ${sayTime(stop.at)}: “${stop.reason}”.`;
  }
  return metal === "gold"
    ? `${pieces} say “Price on request” then. Locks and placed orders stand.`
    : `${pieces}.`;
}

function Row({
  on,
  label,
  disabled,
  onChange,
  children,
}: {
  on: boolean;
  label: string;
  disabled: boolean;
  onChange(): void;
  children: string;
}) {
  return (
    <li className="flex items-start gap-4">
      <span className="pt-0.5">
        <Switch on={on} label={label} disabled={disabled} onChange={onChange} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-caption text-ink-mute">{children}</p>
      </div>
    </li>
  );
}
