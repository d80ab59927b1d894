import { askForHelp, listPermittedPeople } from "@suvarna/contract/staff/staff";
import { type Permission, rolesWith } from "@suvarna/domain/staff/permission";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Lock } from "lucide";
import { useLocation } from "react-router";
import { sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "./button.tsx";
import { ROLE_NAMES } from "./role-names.ts";
import { toast } from "./toast.ts";

/** How long the names of the people with a permission count as fresh, in milliseconds. */
const NAMES_MS = 300_000;

/**
 * The page that replaces a page that the user's role may not see. It names the roles that may see
 * the page, and some people with these roles.
 */
export function NoPermission({ what, permission }: { what: string; permission: Permission }) {
  const user = useSession((session) => session.user);
  const roles = rolesWith(permission).map((role) => ROLE_NAMES[role]);
  const read = useRead(listPermittedPeople, { params: { permission } }, { staleTime: NAMES_MS });
  const people = (read.data?.people ?? []).flatMap(({ _id: id, name }) =>
    name === null ? [] : [{ id, name }],
  );
  return (
    <div className="bg-shell p-6 max-md:-mx-(--gutter) max-md:px-(--gutter)">
      <div className="flex items-center gap-2">
        <Icon of={Lock} size={18} />
        <h1 className="text-section font-normal">{what} are not part of your role</h1>
      </div>
      <p className="mt-1.5 text-ink-soft">
        You are signed in as {user?.fullName}
        {user?.staffRole ? `, ${ROLE_NAMES[user.staffRole].toLowerCase()}` : ""}. {listOf(roles)}{" "}
        can do this.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {people.map((person) => (
          <AskButton key={person.id} person={person} permission={permission} />
        ))}
      </div>
    </div>
  );
}

/** The button that sends a colleague a letter with the address of this page. */
function AskButton({
  person: { id, name },
  permission,
}: {
  person: { readonly id: string; readonly name: string };
  permission: Permission;
}) {
  const { pathname: page } = useLocation();
  const ask = useChange(askForHelp);
  async function run(): Promise<void> {
    try {
      await ask.mutateAsync({ params: { permission, id }, body: { page } });
      toast.done(`${name} is asked`, { text: `${name} gets a letter with this page.` });
    } catch (error) {
      toast.failed(`${name} was not asked`, sentenceOf(error));
    }
  }
  return (
    <Button
      className="max-w-full"
      title={`Ask ${name}`}
      busy={ask.isPending && "Asking"}
      onClick={() => void run()}
    >
      <span className="clip">Ask {name}</span>
    </Button>
  );
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}
