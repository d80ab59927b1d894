import { listInvitations, withdrawInvitation } from "@suvarna/contract/staff/staff";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { ListFoot } from "../parts/list-foot.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

/** The parameter of the address with the cursor of the list. The list of people has another. */
const CURSOR = "invited";
/** How many invitations the list shows on one page. */
const PAGE_ROWS = 20;

/** The list of open invitations. It is hidden when it is empty. */
export function Invitations({ mayEdit }: { mayEdit: boolean }) {
  const [params] = useSearchParams();
  const cursor = params.get(CURSOR) ?? undefined;
  const { data } = useRead(listInvitations, { query: { limit: PAGE_ROWS, cursor } });
  const withdraw = useChange(withdrawInvitation, "/staff/people");
  if (!data || data.total === 0) return null;
  async function run(id: string, name: string): Promise<void> {
    try {
      await withdraw.mutateAsync({ params: { id } });
      toast.done(`The invitation of ${name} opens nothing any more`);
    } catch (error) {
      if (error instanceof ProofLeft) return;
      toast.failed(...failureWords(error, "The invitation was not withdrawn"));
    }
  }
  return (
    <Section title="Invited">
      <DataTable
        name="Invitations"
        rows={data.items}
        columns={[
          {
            id: "person",
            head: "Person",
            cell: ({ name, email }) => (
              <>
                <b className="font-medium">{name}</b>
                <span className="clip text-hint text-ink-mute">{email}</span>
              </>
            ),
          },
          { id: "role", head: "Role", cell: ({ role }) => ROLE_NAMES[role] },
          {
            id: "until",
            head: "Until",
            phone: "wide",
            cell: ({ expiresAt }) => (
              <>
                <Pill tone="amber">Invited</Pill>{" "}
                <span className="text-caption text-ink-mute">
                  the link works until {sayTime(expiresAt)}
                </span>
              </>
            ),
          },
          {
            id: "withdraw",
            head: <span className="sr-only">Withdraw</span>,
            figures: true,
            phone: "wide",
            cell: ({ _id, name }) =>
              mayEdit ? (
                <Button
                  small
                  className="max-md:mt-1.5"
                  busy={
                    withdraw.isPending && withdraw.variables?.params.id === _id && "Withdrawing"
                  }
                  onClick={() => void run(_id, name)}
                >
                  Withdraw
                </Button>
              ) : null,
          },
        ]}
      />
      {data.total > data.items.length ? (
        <ListFoot
          summary={`${data.items.length} of ${data.total} invitations`}
          nextCursor={data.nextCursor}
          parameter={CURSOR}
        />
      ) : null}
    </Section>
  );
}
