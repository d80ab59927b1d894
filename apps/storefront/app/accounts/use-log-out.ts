import { logout } from "@suvarna/contract/identity/sessions";
import { useNavigate } from "react-router";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";

/**
 * Logs out and goes to the login page, which then leads to `next`. The session ends in this browser
 * at once, and does not wait for the server's answer.
 */
export function useLogOut(): (next?: string) => void {
  const navigate = useNavigate();
  return (next) => {
    browserApi.call(logout, {}).catch(() => {
      // When the server can't be reached, the token is only deleted in this browser; on the server
      // the session expires by its age.
    });
    void navigate(next ? loginAddress(next) : "/login");
    useSession.getState().logOut();
  };
}
