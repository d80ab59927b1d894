import { ApiError } from "@suvarna/contract/client";
import type { ActiveLogin as Login } from "@suvarna/contract/identity/schemas";
import { endLogin, logoutEverywhere } from "@suvarna/contract/identity/sessions";
import { focusAfter } from "@suvarna/ui/focus-after.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/accounts-security";
import { longDate, longMoment } from "@suvarna/words/here/indian-time";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { useSession } from "../platform/session.ts";
import { ACCESS } from "./access-query.ts";
import { ProfileRow } from "./profile-row.tsx";

/** The devices on which the user is logged in, with buttons to log out of each or of all others. */
export function Logins({ logins }: { logins: readonly Login[] }) {
  const [busy, setBusy] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const client = useQueryClient();

  async function doing(what: string, act: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(undefined);
    }
  }

  const leave = (id: string) =>
    doing(id, async () => {
      await browserApi.call(endLogin, { params: { id } });
      await client.invalidateQueries({ queryKey: personalKey(...ACCESS) });
      // The pressed button leaves the page with its focus.
      focusAfter(list.current);
      toast.success(say.loggedOutThere);
    });

  const leaveAll = () =>
    doing("all", async () => {
      await browserApi.call(logoutEverywhere, {});
      await navigate("/login");
      useSession.getState().logOut();
      toast.success(say.loggedOutEverywhere);
    });

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={say.yourDevices}
      className="border-t border-line outline-none"
    >
      {logins.map(({ _id, browser, system, network, createdAt, lastSeenAt, current }, index) => (
        <li key={_id} className="border-t border-line pt-3.5 first:border-t-0">
          <ProfileRow
            label={current ? say.thisDevice : say.anotherDevice}
            action={
              current ? null : (
                <TextButton busy={busy !== undefined} onClick={() => void leave(_id)}>
                  {say.logOut}
                  <span className="sr-only"> {say.deviceName(browser, system)}</span>
                </TextButton>
              )
            }
          >
            {say.deviceName(browser, system)}
            <span className="block text-caption text-ink-mute">
              {say.loggedInOn(longDate(createdAt), longMoment(lastSeenAt), network)}
            </span>
            {index === logins.length - 1 ? (
              <TextButton
                className="mt-2 text-small! text-wine!"
                busy={busy !== undefined}
                onClick={() => void leaveAll()}
              >
                {busy === "all" ? say.loggingOut : say.logOutEverywhere}
              </TextButton>
            ) : null}
          </ProfileRow>
        </li>
      ))}
    </ul>
  );
}
