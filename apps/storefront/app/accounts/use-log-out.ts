import { logout } from "@suvarna/contract/identity/sessions";
import { useNavigate } from "react-router";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";

/**
 * Ends the session and goes to the login, which leads on to `next`. Here it ends at once, whatever
 * the server answers.
 */
export function useLogOut(): (next?: string) => void {
  const navigate = useNavigate();
  return (next) => {
    browserApi.call(logout, {}).catch(() => {
      // Not reached: its token is forgotten here and ends by its age.
    });
    void navigate(next ? loginAddress(next) : "/login");
    useSession.getState().logOut();
  };
}
