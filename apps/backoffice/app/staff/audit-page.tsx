import { exportAudit, listAudit } from "@suvarna/contract/audit/staff";
import { ACTOR_KINDS, type AuditEntry } from "@suvarna/contract/audit/staff-schemas";
import { sayAuditAction, sayAuditSubject } from "@suvarna/words/en/audit";
import { sayAuditCall } from "@suvarna/words/en/audit-calls";
import { CHANGED_SETTING_LABELS } from "@suvarna/words/en/setting-labels";
import { Download } from "lucide";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { DayFilter } from "../parts/day-filter.tsx";
import { Filter, FilterSwitch } from "../parts/filter.tsx";
import { Initials } from "../parts/initials.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer } from "../parts/states.tsx";
import { useDownload } from "../parts/use-download.ts";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import {
  BrokenChain,
  ChainCaption,
  CheckChainButton,
  RowBlock,
  useAuditChain,
} from "./audit-chain.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { isId } from "./changed-fields.ts";
import { NoLines } from "./no-lines.tsx";
import { StaffTabs, useStaffRows } from "./staff-tabs.tsx";
import { useCategoryTitle } from "./use-category-title.ts";
import { useStaffNames } from "./use-staff-names.ts";

const KIND_NAMES = {
  staff: "staff",
  shopper: "shoppers",
  visitor: "visitors",
  gateway: "gateways",
  job: "jobs",
  system: "the system",
} as const;
/** The first word of the lines about acts that were refused. */
const REFUSED = "refused";
const KINDS = ["account", "approval", "coupon", "order", "person", "product", "rates", "ticket"];

/**
 * The page of the audit log: each change with its actor and the fields before and after. Filters
 * select an actor, a record, a kind or a day.
 */
export function AuditPage() {
  const [params] = useSearchParams();
  const get = (name: string) => params.get(name) ?? undefined;
  const kind = ACTOR_KINDS.find((one) => one === get("by")) ?? "staff";
  const filter = {
    subject: get("q"),
    actor: get("who"),
    // Without a filter the page lists only changes by staff, because the frequent changes of
    // rates would hide them.
    kind,
    what: get("what"),
    from: get("from"),
    to: get("to"),
  };
  const entries = useRead(listAudit, { query: { ...filter, cursor: get("cursor") } });
  const file = useDownload(exportAudit, "audit-trail.csv", true);
  const staffRows = useStaffRows().data;
  const { chain, isChecking, check } = useAuditChain();
  const names = useStaffNames();
  const category = useCategoryTitle();
  const columns = useMemo(() => columnsWith(names, category), [names, category]);
  const isFiltered = ["q", "who", "by", "what", "from", "to", "cursor"].some((name) =>
    params.has(name),
  );
  return (
    <>
      <PageHead
        title="Audit trail"
        caption={
          chain && staffRows ? <ChainCaption chain={chain} staffRows={staffRows.total} /> : null
        }
        actions={
          <>
            <CheckChainButton busy={isChecking} onClick={() => void check()} />
            <Button
              icon={Download}
              disabled={entries.data?.total === 0}
              busy={file.busy && "Exporting"}
              onClick={() => void file.save({ query: filter })}
            >
              Export
            </Button>
          </>
        }
      />
      {chain ? <BrokenChain chain={chain} /> : null}
      <StaffTabs current="audit" />
      <Filters search={<SearchField placeholder="Order, ticket, model number, HUID, id" />}>
        <DayFilter name="Day" from="from" to="to" />
        <Filter
          name="By"
          parameter="by"
          options={ACTOR_KINDS.map((kind) => ({ value: kind, name: KIND_NAMES[kind] }))}
        />
        <Filter
          name="Who"
          parameter="who"
          options={[...(names ?? [])].map(([value, name]) => ({ value, name }))}
        />
        <Filter
          name="What"
          parameter="what"
          options={KINDS.map((kind) => ({ value: kind, name: kind }))}
        />
        <FilterSwitch name="Only refused" parameter="what" value={REFUSED} />
      </Filters>
      <Answer of={entries} what="The audit trail">
        {({ items, total, nextCursor }) =>
          items.length === 0 ? (
            <NoLines isFiltered={isFiltered} />
          ) : (
            <>
              <DataTable name="Audit trail" rows={items} columns={columns} />
              <ListFoot
                summary={`${items.length} of ${total.toLocaleString("en-IN")} rows of ${KIND_NAMES[kind]}`}
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}

/**
 * @param names the names of the staff by their ids
 * @param category names a category by its id
 */
function columnsWith(
  names: ReadonlyMap<string, string> | undefined,
  category: (id: string) => string,
): readonly Column<AuditEntry>[] {
  return [
    {
      id: "when",
      head: "When",
      cell: ({ at, block }) => (
        <span className="flex flex-col">
          <span className="num text-caption text-ink-mute">{sayTime(at)}</span>
          <RowBlock block={block} />
        </span>
      ),
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
      cell: ({ what, subject, record, network, before }) => (
        <div className="py-2">
          <b className="font-medium">{sayAuditAction(what)}</b>
          {what === "piece.changed" && typeof before?.["huid"] === "string" ? (
            <span className="code block text-hint">{before["huid"]}</span>
          ) : null}
          {subject === null ? null : (
            <Subject of={what} id={subject} name={record ?? names?.get(subject) ?? null} />
          )}
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
      cell: ({ what, before, after }) => (
        <div className="py-2">
          {what.startsWith(`${REFUSED}.`) ? (
            <RefusedCall call={String(after?.["call"] ?? "")} />
          ) : (
            <BeforeAfter
              before={before}
              after={after}
              names={{ people: names ?? new Map(), category }}
              labels={what.startsWith("settings.") ? CHANGED_SETTING_LABELS : undefined}
            />
          )}
        </div>
      ),
    },
  ];
}

/** The call of an act that was refused. */
function RefusedCall({ call }: { call: string }) {
  return (
    <>
      <span className="text-caption text-ink-mute">nothing changed</span>
      <span className="block text-hint text-ink-mute">
        wanted to {sayAuditCall(call) ?? "make a call that the back office has no more"}
      </span>
    </>
  );
}

/** The addresses of the pages of audited records, by the first word of the action. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  article: (id) => `/content/articles/${id}`,
  category: (id) => `/content/categories?item=${id}`,
  collection: (id) => `/content/collections?item=${id}`,
  customer: (id) => `/customers/${id}`,
  "gallery-picture": (id) => `/content/gallery?item=${id}`,
  import: (id) => `/imports/${id}`,
  invoice: (id) => `/orders/${id}`,
  order: (id) => `/orders/${id}`,
  piece: (id) => `/products/${id}`,
  product: (id) => `/products/${id}`,
  promotion: (id) => `/content/promotions?item=${id}`,
  return: (id) => `/orders/${id}`,
  slide: (id) => `/content/carousel?item=${id}`,
  testimonial: (id) => `/content/testimonials?item=${id}`,
};

/** The class of a link to a record: on a phone it is high enough for a finger. */
const LINK = "content-center text-wine hover:underline max-md:min-h-6";

/**
 * The name, number or code of an audited record, as a link to the record's page if there is one.
 * @param knownName null for a record without a name, and for one that was deleted
 */
function Subject({
  of: what,
  id,
  name: knownName,
}: {
  of: string;
  id: string;
  name: string | null;
}) {
  const kind = what.split(".")[0] ?? "";
  if (kind === "customer" && isId(id)) {
    return (
      <Link to={`/customers/${id}`} className={`block text-hint ${LINK}`}>
        The page of the shopper
      </Link>
    );
  }
  // An id tells people nothing, but it finds the other lines about the record, such as those about
  // asking for an approval and deciding.
  if (kind === "approval" || (knownName === null && isId(id))) {
    return (
      <Link to={`?q=${id}`} className={`block text-hint ${LINK}`}>
        All lines of this {kind === "approval" ? "request" : "record"}
      </Link>
    );
  }
  const name = knownName ?? sayAuditSubject(id);
  // A ticket's page is found by its number, which is its name.
  const pageOf = kind === "ticket" ? () => `/support/${name}` : PAGES[kind];
  const look = "code block text-hint max-md:whitespace-normal max-md:[overflow-wrap:anywhere]";
  if (!pageOf) return <span className={`${look} text-ink-mute`}>{name}</span>;
  return (
    <Link to={pageOf(id)} className={`${look} ${LINK}`}>
      {name}
    </Link>
  );
}

function nameOf(
  { kind, id, name }: AuditEntry["actor"],
  names: ReadonlyMap<string, string> | undefined,
) {
  if (kind === "staff") {
    return names ? (names.get(id ?? "") ?? "Somebody who left") : "A member of staff";
  }
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
