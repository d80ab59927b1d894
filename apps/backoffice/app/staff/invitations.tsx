import type { Reply } from "@suvarna/contract/endpoint";
import { type listInvitations, withdrawInvitation } from "@suvarna/contract/staff/staff";
import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../parts/button.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";

/** The list of open invitations. It is hidden when it is empty. */
export function Invitations({
  of: { data },
  mayEdit,
}: {
  of: UseQueryResult<Reply<typeof listInvitations>>;
  mayEdit: boolean;
}) {
  const withdraw = useChange(withdrawInvitation, "/staff/people");
  if (!data || data.items.length === 0) return null;
  async function run(id: string, name: string): Promise<void> {
    try {
      await withdraw.mutateAsync({ params: { id } });
      toast.done(`The invitation of ${name} opens nothing any more`);
    } catch (error) {
      toast.failed("The invitation was not withdrawn", sentenceOf(error));
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
                <Button small className="max-md:mt-1.5" onClick={() => void run(_id, name)}>
                  Withdraw
                </Button>
              ) : null,
          },
        ]}
      />
    </Section>
  );
}
