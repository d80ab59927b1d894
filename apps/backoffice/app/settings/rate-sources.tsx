import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import type { SourceHealth } from "@suvarna/contract/rates/staff-schemas";
import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import { ButtonLink } from "../parts/button.tsx";
import { Section } from "../parts/page.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { KeyState, ServiceTable } from "./service-table.tsx";

const STATES: Readonly<
  Record<SourceHealth["status"], { readonly words: string; readonly tone: Tone }>
> = {
  working: { words: "Answers", tone: "leaf" },
  "not-asked": { words: "Not asked yet", tone: "line" },
  failing: { words: "Does not answer", tone: "amber" },
  open: { words: "Does not answer", tone: "alert" },
  "budget-spent": { words: "Used up this month", tone: "alert" },
};

/**
 * The table of the rate sources with their keys. Their order and their keys are set when the server
 * starts.
 */
export function RateSources({ environment }: { environment: Settings["environment"] }) {
  const maySee = useMay("rates.read");
  const desk = useRead(getRatesDesk, {}, { enabled: maySee });
  return (
    <Section
      id="rates"
      title="Rates and sources"
      beside={
        <span className="text-caption text-ink-mute">
          set at the start, by <span className="code">RATES_SOURCE</span> in the environment
        </span>
      }
      end={
        <ButtonLink small to="/rates">
          Open the rates desk
        </ButtonLink>
      }
    >
      <Answer of={desk} what="The sources">
        {({ sources }) =>
          sources.length === 0 ? (
            <p className="bg-shell p-5 text-ink-soft">
              No source is set: rates come by hand alone.
            </p>
          ) : (
            <SourcesTable sources={sources} environment={environment} />
          )
        }
      </Answer>
    </Section>
  );
}

function SourcesTable({
  sources,
  environment,
}: {
  sources: readonly SourceHealth[];
  environment: Settings["environment"];
}) {
  return (
    <ServiceTable name="Rates and sources" columns={["Source", "Keys", "Last word from it"]}>
      {sources.map(({ name, status, answeredAt, requestsThisMonth, monthlyRequests }) => {
        const key = environment.find((each) => each.name === `${name.toUpperCase()}_KEY`);
        return (
          <tr key={name}>
            <td>
              <b className="mr-1.5 font-medium">{name}</b>
              <Pill tone={STATES[status].tone}>{STATES[status].words}</Pill>
            </td>
            <td>
              {key ? (
                <KeyState keys={[key]} />
              ) : (
                <span className="text-caption text-ink-mute">no key</span>
              )}
            </td>
            <td>
              {answeredAt === null ? (
                <span className="text-caption text-ink-mute">nothing yet</span>
              ) : (
                sayTime(answeredAt)
              )}
              {monthlyRequests === null ? null : (
                <span className="block text-hint text-ink-mute">
                  {requestsThisMonth.toLocaleString("en-IN")} of{" "}
                  {monthlyRequests.toLocaleString("en-IN")} requests this month
                </span>
              )}
            </td>
            <td className="max-md:hidden" />
          </tr>
        );
      })}
    </ServiceTable>
  );
}
