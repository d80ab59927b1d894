import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router";

/** Whether the page that the server drew was left for another one, which the browser draws itself. */
const ServersPageLeft = createContext(false);

/** Around all pages: what comes alive on them asks for `useAlivePage`. */
export function AlivePages({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [opened] = useState(key);
  const [left, setLeft] = useState(false);
  if (!left && key !== opened) setLeft(true);
  return <ServersPageLeft value={left}>{children}</ServersPageLeft>;
}

/**
 * Whether the page may show what only this browser knows. False while the server renders and while
 * its page is being taken over, so that both draw the same; what then changes gives way to a touch.
 */
export function useAlivePage(): boolean {
  const [alive, setAlive] = useState(useContext(ServersPageLeft));
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}
