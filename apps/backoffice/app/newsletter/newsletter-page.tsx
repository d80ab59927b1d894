import {
  countSubscribers,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from "@suvarna/contract/newsletter/staff";
import type { Subscriber } from "@suvarna/contract/newsletter/staff-schemas";
import { istDate } from "@suvarna/words/en/indian-time";
import { Download, X } from "lucide";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CustomerTabs } from "../customers/index.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { useDownload } from "../parts/use-download.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

const PLACES: Readonly<Record<string, string>> = {
  home: "Home page",
  blog: "Blog",
  checkout: "Checkout",
  profile: "Profile",
};
const whole = (count: number) => count.toLocaleString("en-IN");

/** The page of the newsletter's confirmed subscribers, with the export of the list. */
export function NewsletterPage() {
  const [params] = useSearchParams();
  const q = params.get("q") ?? undefined;
  const cursor = params.get("cursor") ?? undefined;
  const list = useRead(listSubscribers, {
    query: { limit: 50, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
  });
  const counts = useRead(countSubscribers, {}).data;
  const mayEdit = useMay("customers.edit");
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const total = list.data?.total ?? 0;
  return (
    <>
      <PageHead
        title="Newsletter"
        caption={
          counts
            ? `${whole(counts.confirmed)} get the letter, ${whole(counts.recent)} new in 30 days. ${whole(counts.unconfirmed)} have not confirmed their address and get nothing.`
            : null
        }
        actions={<ExportButton disabled={counts?.confirmed === 0} />}
      />
      <CustomerTabs current="newsletter" />
      <Filters search={<SearchField placeholder="E-mail address" />} />
      <Answer of={list} what="The list">
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <NoSubscribers q={q} />
          ) : (
            <>
              <DataTable
                name="Subscribers"
                tight
                rows={items}
                columns={mayEdit ? [...COLUMNS, leaveColumn(setLeaving)] : COLUMNS}
              />
              <ListFoot
                summary={
                  total > 10_000
                    ? "10,000+ addresses"
                    : total === 1
                      ? "1 address"
                      : `${whole(total)} addresses`
                }
                nextCursor={nextCursor}
              />
            </>
          )
        }
      </Answer>
      {leaving ? <LeaveDialog subscriber={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

/** Saves the whole list of subscribers as a file. Each export is recorded in the audit log. */
function ExportButton({ disabled }: { disabled: boolean }) {
  const file = useDownload(exportSubscribers, "subscribers.csv", true);
  return (
    <Button
      icon={Download}
      disabled={disabled}
      busy={file.busy && "Exporting"}
      onClick={() => void file.save({})}
    >
      Export CSV
    </Button>
  );
}

function NoSubscribers({ q }: { q: string | undefined }) {
  if (!q) {
    return (
      <Empty title="Nobody gets the letter yet">
        An address is here once its owner has followed the link in the confirmation.
      </Empty>
    );
  }
  return (
    <Empty
      title="No address is like that"
      action={<ButtonLink to="/newsletter">Show all</ButtonLink>}
    >
      No confirmed address begins with “{q}”.
    </Empty>
  );
}

const COLUMNS: readonly Column<Subscriber>[] = [
  {
    id: "email",
    head: "E-mail",
    cell: ({ email }) => (
      <span className="clip max-w-120" title={email}>
        {email}
      </span>
    ),
  },
  {
    id: "place",
    head: "Signed up at",
    phone: "hidden",
    cell: ({ place }) => (place ? (PLACES[place] ?? place) : ""),
  },
  {
    id: "consented",
    head: "Consent",
    phone: "hidden",
    cell: ({ consentedAt }) => istDate(Date.parse(consentedAt)),
  },
  {
    id: "confirmed",
    head: "Confirmed",
    figures: true,
    cell: ({ confirmedAt }) => istDate(Date.parse(confirmedAt)),
  },
];

function leaveColumn(leave: (subscriber: Subscriber) => void): Column<Subscriber> {
  return {
    id: "leave",
    head: <span className="sr-only">Actions</span>,
    figures: true,
    cell: (subscriber) => (
      <Button
        small
        kind="text"
        icon={X}
        aria-label={`Unsubscribe ${subscriber.email}`}
        onClick={() => leave(subscriber)}
      >
        Unsubscribe
      </Button>
    ),
  };
}

/**
 * Unsubscribing deletes the consent, and only the owner of the e-mail address can give it again.
 */
function LeaveDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose(): void }) {
  const remove = useChange(removeSubscriber, "/staff/newsletter");
  async function end(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: subscriber._id } });
      toast.done(`${subscriber.email} is off the list`);
      onClose();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was changed"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unsubscribe"
      description={`${subscriber.email} gets no letter any more, and the address is deleted from the list. Only its owner can sign up again.`}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="danger"
            busy={remove.isPending && "Unsubscribing"}
            onClick={() => void end()}
          >
            Unsubscribe
          </Button>
        </>
      }
    />
  );
}
