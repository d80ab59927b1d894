import { testService } from "@suvarna/contract/settings/staff";
import type { TestOutcome } from "@suvarna/contract/settings/staff-schemas";
import { Check, CircleX } from "lucide";
import { Button } from "../parts/button.tsx";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

const ANSWERS: Readonly<Record<TestOutcome, (ms: number) => string>> = {
  answered: (ms) => `Answered in ${ms} ms`,
  sent: (ms) => `Sent in ${ms} ms`,
  kept: () => "Kept in the outbox",
  refused: () => "Refused",
  no_answer: () => "No answer",
  no_phone: () => "You have no confirmed number",
};
const GOOD: readonly TestOutcome[] = ["answered", "sent", "kept"];

/**
 * A button that tests an external service. It shows the result, and a further press tests again.
 */
export function TestButton({
  service,
  name,
  busy,
}: {
  service: string;
  name: string;
  busy: string;
}) {
  const mayEdit = useMay("settings.edit");
  const test = useChange(testService, "/staff/settings/services");
  if (!mayEdit) return null;
  const { data, error, isPending } = test;
  const isBad = error !== null || (data !== undefined && !GOOD.includes(data.outcome));
  const words = error ? sentenceOf(error) : data ? ANSWERS[data.outcome](data.ms) : name;
  const lacksPhone = data?.outcome === "no_phone" && !isPending;
  return (
    <>
      <Button
        small
        kind={isBad ? "danger" : "secondary"}
        {...(isBad ? { icon: CircleX } : data ? { icon: Check } : {})}
        busy={isPending ? busy : false}
        onClick={() => test.mutate({ params: { service } })}
      >
        <span aria-live="polite">{words}</span>
      </Button>
      {lacksPhone ? (
        <span className="block pt-1 text-hint text-ink-mute">
          Add your number on{" "}
          <a href="/profile" target="_blank" rel="noreferrer" className="link">
            the page of your account
          </a>{" "}
          and enter the code that it gets. Then test again.
        </span>
      ) : null}
    </>
  );
}
