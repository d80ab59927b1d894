import { listAudit } from "@suvarna/contract/audit/staff";
import { ACTOR_KINDS, type AuditEntry } from "@suvarna/contract/audit/staff-schemas";
import { listPeople } from "@suvarna/contract/staff/staff";
import { indianDay } from "@suvarna/domain/indian-day";
import { sayAuditAction } from "@suvarna/words/en/audit";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Filter } from "../parts/filter.tsx";
import { Initials } from "../parts/initials.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { BeforeAfter } from "./before-after.tsx";
import { StaffTabs } from "./staff-tabs.tsx";

const DAY_MS = 86_400_000;
const KIND_NAMES = {
  staff: "staff",
  shopper: "shoppers",
  visitor: "visitors",
  gateway: "gateways",
  job: "jobs",
  system: "the system",
} as const;
const KINDS = ["account", "approval", "coupon", "order", "person", "product", "rates", "ticket"];

/**
 * The page of the audit log: each change with its actor and the fields before and after. Filters
 * select an actor, a record, a kind or a day.
 */
export function AuditPage() {
  const [params] = useSearchParams();
  const get = (name: string) => params.get(name) ?? undefined;
  const kind = ACTOR_KINDS.find((one) => one === get("by")) ?? "staff";
  const entries = useRead(listAudit, {
    query: {
      subject: get("q"),
      actor: get("who"),
      // Without a filter the page lists only changes by staff, because the frequent changes of
      // rates would hide them.
      kind,
      what: get("what"),
      from: get("from"),
      to: get("to"),
      cursor: get("cursor"),
    },
  });
  const names = useNames();
  const columns = useMemo(() => columnsWith(names), [names]);
  return (
    <>
      <PageHead
        title="Audit trail"
        caption={
          entries.data
            ? `${entries.data.total.toLocaleString("en-IN")} rows of ${KIND_NAMES[kind]}. Rows are added and never changed.`
            : null
        }
      />
      <StaffTabs current="audit" />
      <Filters search={<SearchField placeholder="Id or code of an order, a product, a person" />}>
        <Filter name="From" parameter="from" options={lastDays()} />
        <Filter
          name="By"
          parameter="by"
          options={ACTOR_KINDS.map((kind) => ({ value: kind, name: KIND_NAMES[kind] }))}
        />
        <Filter
          name="Who"
          parameter="who"
          options={[...names].map(([value, name]) => ({ value, name }))}
        />
        <Filter
          name="What"
          parameter="what"
          options={KINDS.map((kind) => ({ value: kind, name: kind }))}
        />
      </Filters>
      <Answer of={entries} what="The audit trail">
        {({ items, total, nextCursor }) =>
          items.length === 0 ? (
            <Empty title="Nothing was done that fits">Take a filter off to see more.</Empty>
          ) : (
            <>
              <DataTable name="Audit trail" rows={items} columns={columns} />
              <ListFoot
                summary={`${items.length} of ${total.toLocaleString("en-IN")}`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}

/** The names of the staff by their ids, as far as the user may see them. */
function useNames(): ReadonlyMap<string, string> {
  const mayRead = useMay("people.read");
  const { data } = useRead(listPeople, { query: { limit: 200 } }, { enabled: mayRead });
  return useMemo(() => new Map((data?.items ?? []).map(({ _id, name }) => [_id, name])), [data]);
}

/** The days of the filter: today, yesterday, a week ago and a month ago, in India. */
function lastDays() {
  const ago = (days: number) => indianDay(new Date(Date.now() - days * DAY_MS));
  return [
    { value: ago(0), name: "today" },
    { value: ago(1), name: "yesterday" },
    { value: ago(7), name: "a week ago" },
    { value: ago(30), name: "a month ago" },
  ];
}

function columnsWith(names: ReadonlyMap<string, string>): readonly Column<AuditEntry>[] {
  return [
    {
      id: "when",
      head: "When",
      cell: ({ at }) => <span className="num text-caption text-ink-mute">{sayTime(at)}</span>,
    },
    {
      id: "who",
      head: "Who",
      cell: ({ actor }) => <Actor name={nameOf(actor, names)} isPerson={actor.kind === "staff"} />,
    },
    {
      id: "what",
      head: "Did what",
      phone: "wide",
      cell: ({ what, subject, network }) => (
        <div className="py-2">
          <b className="font-medium">{sayAuditAction(what)}</b>
          {subject === null ? null : <Subject of={what} id={subject} />}
          {network === null ? null : (
            <span className="block text-hint text-ink-mute">from {network}</span>
          )}
        </div>
      ),
    },
    {
      id: "change",
      head: "Before and after",
      phone: "wide",
      cell: ({ before, after }) => (
        <div className="py-2">
          <BeforeAfter before={before} after={after} />
        </div>
      ),
    },
  ];
}

/** The addresses of the pages of audited records, by the first word of the action. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  article: (id) => `/content/articles/${id}`,
  customer: (id) => `/customers/${id}`,
  import: (id) => `/imports/${id}`,
  order: (id) => `/orders/${id}`,
  product: (id) => `/products/${id}`,
};

/** The id or code of an audited record, as a link to the record's page if there is one. */
function Subject({ of: what, id }: { of: string; id: string }) {
  const pageOf = PAGES[what.split(".")[0] ?? ""];
  const look = "code block text-hint max-md:whitespace-normal max-md:[overflow-wrap:anywhere]";
  if (!pageOf) return <span className={`${look} text-ink-mute`}>{id}</span>;
  return (
    <Link to={pageOf(id)} className={`${look} text-wine hover:underline`}>
      {id}
    </Link>
  );
}

function nameOf({ kind, id, name }: AuditEntry["actor"], names: ReadonlyMap<string, string>) {
  if (kind === "staff") return names.get(id ?? "") ?? "Somebody who left";
  return name ?? kind;
}

function Actor({ name, isPerson }: { name: string; isPerson: boolean }) {
  return (
    <span className="flex items-center gap-2">
      {isPerson ? (
        <span className="max-md:hidden">
          <Initials name={name} plain />
        </span>
      ) : null}
      {name}
    </span>
  );
}
