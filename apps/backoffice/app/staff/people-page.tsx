import { listPeople, listRoles } from "@suvarna/contract/staff/staff";
import type { Person, RoleOfStaff } from "@suvarna/contract/staff/staff-schemas";
import { UserPlus } from "lucide";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Initials } from "../parts/initials.tsx";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { PageHead, Section } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay, useSession } from "../platform/session.ts";
import { sayAgo, sayTime } from "../platform/times.ts";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { Sessions } from "./sessions.tsx";
import { StaffTabs } from "./staff-tabs.tsx";

const ACTIVE_MS = 10 * 60_000;
const FACTOR_NAMES = { passkey: "Passkey", totp: "Code" } as const;
/** The people are listed in the order in which they joined. */
const PAGES = { first: "First", next: "Next" };
/** How many people the list shows on one page. */
const PAGE_ROWS = 50;

/**
 * The page about staff: the people, their invitations and sessions, and the permissions of each
 * role.
 */
export function PeoplePage() {
  const [params] = useSearchParams();
  const cursor = params.get("cursor") ?? undefined;
  const people = useRead(listPeople, { query: { limit: PAGE_ROWS, cursor } });
  const roles = useRead(listRoles, {});
  const mayEdit = useMay("people.edit");
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHead
        title="Staff and roles"
        caption={roles.data ? sayPeople(roles.data.roles) : null}
        actions={
          mayEdit ? (
            <Button kind="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite
            </Button>
          ) : null
        }
      />
      <StaffTabs current="people" />
      <Answer of={people} what="The people">
        {({ items, total, nextCursor }) =>
          items.length === 0 ? (
            <EmptyPage firstPage={PAGES.first} />
          ) : (
            <>
              <DataTable name="People" rows={items} columns={columnsFor(mayEdit)} />
              {total > items.length ? (
                <ListFoot
                  summary={`${items.length} of ${total} people`}
                  nextCursor={nextCursor}
                  names={PAGES}
                />
              ) : null}
            </>
          )
        }
      </Answer>
      <Invitations mayEdit={mayEdit} />
      <Section
        title="Who may do what"
        beside={
          <span className="text-caption text-ink-mute">
            checked by the server at each call; a button that is missing is only politeness
          </span>
        }
      >
        <Answer of={roles} what="The permissions">
          {({ roles, limits }) => <PermissionMatrix roles={roles} limits={limits} />}
        </Answer>
      </Section>
      <Sessions mayEdit={mayEdit} />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  );
}

function sayPeople(roles: readonly RoleOfStaff[]): string {
  const people = roles.reduce((sum, role) => sum + role.people, 0);
  const safe = roles.reduce((sum, role) => sum + role.withSecondFactor, 0);
  return `${people === 1 ? "1 person" : `${people} people`}, ${safe} with a second factor. Without one nobody gets in.`;
}

const COLUMNS: readonly Column<Person>[] = [
  { id: "person", head: "Person", cell: (person) => <PersonName person={person} /> },
  { id: "role", head: "Role", cell: ({ role }) => ROLE_NAMES[role] },
  {
    id: "factor",
    head: "Second factor",
    phone: "hidden",
    cell: ({ factors }) =>
      factors.length > 0 ? (
        factors.map((kind) => FACTOR_NAMES[kind]).join(", ")
      ) : (
        <span className="text-amber">Not set up</span>
      ),
  },
  {
    id: "seen",
    head: "Seen",
    phone: "hidden",
    cell: ({ lastSeenAt, createdAt }) => (
      <span className="text-caption text-ink-mute">
        {lastSeenAt === null ? `Joined ${sayTime(createdAt)}` : sayAgo(lastSeenAt)}
      </span>
    ),
  },
  { id: "state", head: "State", cell: (person) => <PersonState {...person} /> },
];

function columnsFor(mayEdit: boolean): readonly Column<Person>[] {
  if (!mayEdit) return COLUMNS;
  const more: Column<Person> = {
    id: "more",
    head: <span className="sr-only">More</span>,
    figures: true,
    cell: (person) => <PersonMenu person={person} />,
  };
  return [...COLUMNS, more];
}

function PersonName({ person: { _id, name, email } }: { person: Person }) {
  const isMe = useSession(({ user }) => user?._id === _id);
  return (
    <span className="flex items-center gap-3">
      <Initials name={name} plain={!isMe} />
      <span className="min-w-0">
        <b className="font-medium">{name}</b>{" "}
        {isMe ? <span className="text-hint text-ink-mute">you</span> : null}
        <span className="clip text-hint text-ink-mute">{email}</span>
      </span>
    </span>
  );
}

function PersonState({ suspendedAt, lastSeenAt }: Person) {
  if (suspendedAt !== null) return <Pill tone="alert">Suspended</Pill>;
  if (lastSeenAt === null) return <Pill tone="sand">Signed out</Pill>;
  const isActive = Date.now() - Date.parse(lastSeenAt) < ACTIVE_MS;
  return isActive ? <Pill tone="leaf">Signed in</Pill> : <Pill tone="sand">Away</Pill>;
}
