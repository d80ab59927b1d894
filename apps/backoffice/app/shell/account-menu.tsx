import { logout } from "@suvarna/contract/identity/sessions";
import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronsUpDown, ExternalLink, KeyRound, LogOut } from "lucide";
import { Initials } from "../parts/initials.tsx";
import { Menu } from "../parts/menu.tsx";
import { ROLE_NAMES } from "../parts/role-names.ts";
import { api } from "../platform/api.ts";
import { queryClient } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

/**
 * Ends the session in this browser, and then on the server. All data of the session is removed from
 * the browser.
 */
async function signOut(): Promise<void> {
  await api.call(logout, {}).catch(() => undefined);
  useSession.getState().signOut();
  queryClient.clear();
}

const ITEMS = [
  { name: "Open the shop", icon: ExternalLink, run: () => void window.open("/", "_blank") },
  {
    name: "Password and second factor",
    icon: KeyRound,
    run: () => void window.open("/profile", "_blank"),
  },
  { name: "Sign out", icon: LogOut, run: () => void signOut() },
];

/** The signed-in user with the account menu, at the bottom of the side navigation. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Menu items={ITEMS}>
      <button type="button" className="mt-auto flex items-center gap-2.5 px-5 pt-3 text-left">
        <Initials name={user.fullName} />
        <span className="min-w-0">
          <span className="sr-only">Your account: </span>
          <span className="clip font-medium" title={user.fullName}>
            {user.fullName}
          </span>
          <span className="text-hint text-ink-mute">
            {user.staffRole ? ROLE_NAMES[user.staffRole] : null}
          </span>
        </span>
        <Icon of={ChevronsUpDown} size={16} className="ml-auto text-ink-mute" />
      </button>
    </Menu>
  );
}

/** The button of the account menu on a phone, which shows only the user's initials. */
export function AccountButton() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Menu items={ITEMS}>
      <button type="button" className="grid size-11 place-items-center">
        <span className="sr-only">Your account: {user.fullName}</span>
        <Initials name={user.fullName} />
      </button>
    </Menu>
  );
}
