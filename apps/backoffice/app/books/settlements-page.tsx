import {
  compareSettlement,
  explainDifference,
  listSettlements,
} from "@suvarna/contract/payments/staff";
import type { SettlementDay, SettlementDifference } from "@suvarna/contract/payments/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { paise } from "@suvarna/domain/money";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { type SubmitEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { Money } from "../parts/money.tsx";
import { PageHead, Section } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { BooksTabs } from "./books-tabs.tsx";
import { comparedWords } from "./compared-words.ts";
import { NoteDialog } from "./note-dialog.tsx";
import { sayShown } from "./say-shown.ts";

const DAY_MS = 86_400_000;
const PAGE = 50;
/** The parameters of the address that have the cursors of the lists. */
const DIFFERENCES = "differences";
const DAYS = "days";
const KINDS: Readonly<Record<SettlementDifference["kind"], string>> = {
  missing_here: "The shop does not know it",
  missing_there: "The gateway has not settled it",
  other_amount: "Another amount",
};

/**
 * The page of the differences between the gateways' settlements and the shop's own records, with
 * the days that were compared.
 */
export function SettlementsPage() {
  const [params] = useSearchParams();
  const differencesCursor = params.get(DIFFERENCES) ?? undefined;
  const daysCursor = params.get(DAYS) ?? undefined;
  const settlements = useRead(listSettlements, {
    query: { state: "open", limit: PAGE, differencesCursor, daysCursor },
  });
  const mayDecide = useMay("returns.decide");
  return (
    <>
      <PageHead title="Books" caption="What the gateways pay out, beside what the book says" />
      <BooksTabs />
      <Answer of={settlements} what="The settlements">
        {({ differences, days, gateways, ...rest }) => (
          <>
            {mayDecide ? <CompareDay gateways={gateways} /> : null}
            <Section title="Differences" first>
              {differences.length > 0 ? (
                <>
                  <Differences differences={differences} mayDecide={mayDecide} />
                  <ListFoot
                    summary={sayShown(differences.length, rest.differencesTotal)}
                    nextCursor={rest.differencesNextCursor}
                    parameter={DIFFERENCES}
                  />
                </>
              ) : differencesCursor ? (
                <EmptyPage parameter={DIFFERENCES} />
              ) : (
                <Bar tone="leaf">Every settlement agrees with the book.</Bar>
              )}
            </Section>
            <Section title="Compared days">
              {days.length > 0 ? (
                <>
                  <DataTable
                    name="Compared days"
                    rows={days.map(withId)}
                    columns={DAY_COLUMNS}
                    tight
                  />
                  <ListFoot
                    summary={sayShown(days.length, rest.daysTotal)}
                    nextCursor={rest.daysNextCursor}
                    parameter={DAYS}
                  />
                </>
              ) : daysCursor ? (
                <EmptyPage parameter={DAYS} />
              ) : (
                <Empty title="No day was compared yet">
                  The shop compares each day by itself; choose a day above to do it now.
                </Empty>
              )}
            </Section>
          </>
        )}
      </Answer>
    </>
  );
}

/** The name of a gateway from its code, with a capital letter. */
const gatewayName = (code: string) => code.charAt(0).toUpperCase() + code.slice(1);

function CompareDay({ gateways }: { gateways: readonly string[] }) {
  const [gateway, setGateway] = useState(gateways[0]);
  const yesterday = indianDay(new Date(Date.now() - DAY_MS));
  const [day, setDay] = useState(yesterday);
  const compare = useChange(compareSettlement, "/staff/settlements", "/staff/waiting-money");
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!gateway) return;
    try {
      const { entries, open } = await compare.mutateAsync({ body: { gateway, day } });
      const [title, text] = comparedWords(entries, open);
      toast.done(title, { text });
    } catch (error) {
      toast.failed("The day was not compared", sentenceOf(error));
    }
  }
  return (
    <form
      className="mb-6 flex flex-wrap items-end gap-3 bg-shell p-4 max-md:-mx-(--gutter)"
      onSubmit={(event) => void send(event)}
    >
      <SelectField
        label="Gateway"
        value={gateway}
        onChange={(event) => setGateway(event.currentTarget.value)}
      >
        {gateways.map((name) => (
          <option key={name} value={name}>
            {gatewayName(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Day of the payout"
        type="date"
        max={yesterday}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" busy={compare.isPending && "Comparing"}>
        Compare with the book
      </Button>
    </form>
  );
}

function Differences({
  differences,
  mayDecide,
}: {
  differences: readonly SettlementDifference[];
  mayDecide: boolean;
}) {
  const [explaining, setExplaining] = useState<SettlementDifference | null>(null);
  const explain = useChange(explainDifference, "/staff/settlements", "/staff/waiting-money");
  const sum = (amount: number | null) => (amount === null ? "–" : <Money paise={paise(amount)} />);
  const columns: Column<SettlementDifference>[] = [
    {
      id: "reference",
      head: "Reference",
      cell: ({ reference, gateway }) => (
        <>
          <span className="code font-medium">{reference}</span>
          <span className="block text-hint text-ink-mute">{gatewayName(gateway)}</span>
        </>
      ),
    },
    { id: "kind", head: "What differs", cell: ({ kind, entry }) => `${KINDS[kind]}, ${entry}` },
    { id: "ours", head: "Book", figures: true, phone: "named", cell: ({ ours }) => sum(ours) },
    {
      id: "theirs",
      head: "Gateway",
      figures: true,
      phone: "named",
      cell: ({ theirs }) => sum(theirs),
    },
    { id: "found", head: "Found", phone: "hidden", cell: ({ foundAt }) => sayTime(foundAt) },
    {
      id: "act",
      head: <span className="sr-only">Decide</span>,
      figures: true,
      cell: (one) =>
        mayDecide ? (
          <Button small onClick={() => setExplaining(one)}>
            Explain
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable name="Differences" rows={differences} columns={columns} />
      {explaining ? (
        <NoteDialog
          title={`Explain ${explaining.reference}`}
          description="It leaves the list; what you write stays with it."
          verb="Explain it"
          isBusy={explain.isPending}
          keep={(note) => {
            const { _id: id, foundAt } = explaining;
            return explain.mutateAsync({ params: { id }, body: { note, foundAt } });
          }}
          onClose={() => setExplaining(null)}
        />
      ) : null}
    </>
  );
}

const withId = (day: SettlementDay) => ({ ...day, _id: `${day.gateway} ${day.day}` });
const amountColumn = (
  id: "payments" | "refunds" | "fees" | "taxOnFees",
  head: string,
): Column<SettlementDay & { _id: string }> => ({
  id,
  head,
  figures: true,
  phone: "named",
  cell: (day) => <Money paise={paise(day[id])} />,
});
const DAY_COLUMNS: readonly Column<SettlementDay & { _id: string }>[] = [
  {
    id: "day",
    head: "Day",
    phone: "wide",
    cell: ({ day, gateway }) => (
      <>
        <b className="font-medium">{istDayWords(day)}</b>, {gatewayName(gateway)}
      </>
    ),
  },
  {
    id: "entries",
    head: "Entries",
    figures: true,
    phone: "named",
    cell: ({ entries }) => entries,
  },
  amountColumn("payments", "Payments"),
  amountColumn("refunds", "Refunds"),
  amountColumn("fees", "Fees"),
  amountColumn("taxOnFees", "Tax on fees"),
];
