import { useNavigate } from "react-router";

/** Closes a dialog of the desk, which has an address of its own. */
export function useClose(): () => void {
  const navigate = useNavigate();
  return () => void navigate("/rates", { replace: true });
}
