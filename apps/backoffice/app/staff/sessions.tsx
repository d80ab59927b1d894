import { endStaffSession, listStaffSessions } from "@suvarna/contract/staff/staff";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { sayAgo, sayTime } from "../platform/times.ts";

/** The list of open sessions of all staff. */
export function Sessions({ mayEdit }: { mayEdit: boolean }) {
  const sessions = useRead(listStaffSessions, {});
  const end = useChange(endStaffSession, "/staff/people");
  async function run(id: string): Promise<void> {
    try {
      await end.mutateAsync({ params: { id } });
      toast.done("The session has ended");
    } catch (error) {
      toast.failed("The session was not ended", sentenceOf(error));
    }
  }
  return (
    <Section
      title="Sessions"
      beside={
        <span className="text-caption text-ink-mute">
          at most 8 hours, 30 minutes without a hand on it
        </span>
      }
    >
      <Answer of={sessions} what="The sessions">
        {({ sessions: rows }) => (
          <DataTable
            name="Sessions"
            rows={rows}
            columns={[
              {
                id: "who",
                head: "Who",
                cell: ({ person }) => <b className="font-medium">{person.name}</b>,
              },
              { id: "device", head: "Device", cell: ({ device }) => device },
              {
                id: "since",
                head: "Since",
                cell: ({ createdAt, lastSeenAt, current }) => (
                  <span className="text-caption text-ink-mute">
                    {sayTime(createdAt)}
                    {current ? ", this one" : `, seen ${sayAgo(lastSeenAt)}`}
                  </span>
                ),
              },
              {
                id: "end",
                head: <span className="sr-only">End</span>,
                figures: true,
                cell: ({ _id, current, person }) =>
                  mayEdit && !current ? (
                    <Button
                      small
                      aria-label={`End the session of ${person.name}`}
                      onClick={() => void run(_id)}
                    >
                      End
                    </Button>
                  ) : null,
              },
            ]}
          />
        )}
      </Answer>
    </Section>
  );
}
