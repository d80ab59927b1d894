import {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
} from "@suvarna/contract/staff/staff";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { sayAgo, sayTime } from "../platform/times.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

/** The list of open sessions of all staff. */
export function Sessions({ mayEdit }: { mayEdit: boolean }) {
  const sessions = useRead(listStaffSessions, {});
  const end = useChange(endStaffSession, "/staff/people", "/staff/audit");
  const others = sessions.data?.sessions.filter(({ current }) => !current).length ?? 0;
  async function run(id: string): Promise<void> {
    try {
      await end.mutateAsync({ params: { id } });
      toast.done("The session has ended");
    } catch (error) {
      toast.failed(...failureWords(error, "The session was not ended"));
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
      end={mayEdit && others > 0 ? <EndOthers others={others} /> : null}
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
                id: "from",
                head: "From",
                cell: ({ network }) => (
                  <span className="num text-caption text-ink-mute">
                    {network ?? "an unknown network"}
                  </span>
                ),
              },
              {
                id: "since",
                head: "Since",
                phone: "wide",
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
                phone: "first",
                cell: ({ _id, current, person }) =>
                  mayEdit && !current ? (
                    <Button
                      small
                      aria-label={`End the session of ${person.name}`}
                      busy={end.isPending && end.variables?.params.id === _id && "Ending"}
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

/** The button that ends all sessions of staff but the user's own, and its dialog. */
function EndOthers({ others }: { others: number }) {
  const end = useChange(endOtherStaffSessions, "/staff/people", "/staff/audit");
  const [isAsking, setAsking] = useState(false);
  async function run(): Promise<void> {
    try {
      await end.mutateAsync({});
      toast.done("All sessions but yours have ended");
      setAsking(false);
    } catch (error) {
      if (error instanceof ProofLeft) return;
      toast.failed(...failureWords(error, "No session was ended"));
    }
  }
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        End all but mine
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End all sessions but yours?"
        description={`${others === 1 ? "1 other session ends" : `${others} other sessions end`} at once, also yours on other devices. Who works there must sign in again; what they typed stays on their screen.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Leave it</Button>
            <Button kind="danger" busy={end.isPending && "Ending"} onClick={() => void run()}>
              {others === 1 ? "End 1 session" : `End ${others} sessions`}
            </Button>
          </>
        }
      />
    </>
  );
}
