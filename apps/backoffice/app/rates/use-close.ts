import { useNavigate } from "react-router";

/**
 * Returns the function that closes a dialog of the rates desk. An open dialog has its own address,
 * so closing it navigates.
 */
export function useClose(): () => void {
  const navigate = useNavigate();
  return () => void navigate("/rates", { replace: true });
}
