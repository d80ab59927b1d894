import { changePerson, endPersonSessions } from "@suvarna/contract/staff/staff";
import type { Person, PersonChange } from "@suvarna/contract/staff/staff-schemas";
import { STAFF_ROLES, type StaffRole } from "@suvarna/domain/staff/permission";
import { Ellipsis } from "lucide";
import { useState } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField } from "../parts/field.tsx";
import { Menu } from "../parts/menu.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { ROLE_HINTS } from "./role-hints.ts";

/**
 * The menu of actions for a member of staff: change the role, end the sessions, suspend the person.
 */
export function PersonMenu({ person }: { person: Person }) {
  const { _id, name, role, version, suspendedAt } = person;
  const isMe = useSession(({ user }) => user?._id === _id);
  const change = useChange(changePerson, "/staff/people", "/staff/roles", "/staff/audit");
  const end = useChange(endPersonSessions, "/staff/people", "/staff/audit");
  const [asking, setAsking] = useState<"role" | "suspend" | null>(null);
  const [chosen, setChosen] = useState<StaffRole>(role);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      toast.done(done);
      setAsking(null);
    } catch (error) {
      if (error instanceof ProofLeft) return;
      if (hasCode(error, "changed_meanwhile")) {
        setAsking(null);
        toast.failed(`Somebody else changed ${name} meanwhile`, "The list now shows it.");
      } else toast.failed(...failureWords(error, "Nothing was changed"));
    }
  }
  const keep = (body: PersonChange, done: string) =>
    run(
      () => change.mutateAsync({ params: { id: _id }, headers: { "if-match": version }, body }),
      done,
    );

  return (
    <>
      <Menu
        items={[
          {
            name: "Change the role",
            disabled: isMe,
            ...(isMe ? { hint: "Nobody changes their own" } : {}),
            run: () => {
              setChosen(role);
              setAsking("role");
            },
          },
          {
            name: "End all sessions",
            run: () =>
              void run(
                () => end.mutateAsync({ params: { id: _id } }),
                `${name} must sign in again`,
              ),
          },
          suspendedAt === null
            ? {
                name: "Suspend",
                danger: true,
                disabled: isMe,
                run: () => setAsking("suspend"),
              }
            : {
                name: "Let in again",
                run: () => void keep({ suspended: false }, `${name} may sign in again`),
              },
        ]}
      >
        <IconButton icon={Ellipsis} name={`More for ${name}`} kind="text" small />
      </Menu>
      <Dialog
        open={asking === "role"}
        onClose={() => setAsking(null)}
        title={`Another role for ${name}`}
        description="It counts at once. In the first hours with a new role nobody agrees to requests of others."
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Leave it</Button>
            <Button
              kind="primary"
              disabled={chosen === role}
              busy={change.isPending && "Changing"}
              onClick={() =>
                void keep({ role: chosen }, `${name} now has the role ${ROLE_NAMES[chosen]}`)
              }
            >
              Change the role
            </Button>
          </>
        }
      >
        <SelectField
          label="Role"
          className="mt-4"
          hint={ROLE_HINTS[chosen]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value as StaffRole)}
        >
          {STAFF_ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </Dialog>
      <Dialog
        open={asking === "suspend"}
        onClose={() => setAsking(null)}
        title={`Suspend ${name}?`}
        description="All sessions end at once, and no sign-in counts until the person is let in again. What they did stays in the audit trail."
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Leave it</Button>
            <Button
              kind="danger"
              busy={change.isPending && "Suspending"}
              onClick={() => void keep({ suspended: true }, `${name} is suspended`)}
            >
              Suspend {name}
            </Button>
          </>
        }
      />
    </>
  );
}
