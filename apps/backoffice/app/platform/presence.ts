import type { PresentPerson, StaffPlace } from "@suvarna/contract/staff/socket";
import { useEffect } from "react";
import { create } from "zustand";

interface PresenceState {
  /** The thing that this tab has open; null for none. */
  readonly at: StaffPlace | null;
  /** The other people who have it open too. */
  readonly others: readonly PresentPerson[];
}

/** The thing that this tab has open, and who else has it open. `live.ts` tells the server of it. */
export const usePresence = create<PresenceState>(() => ({ at: null, others: [] }));

/** Stores who else is at a place, unless the tab has gone on meanwhile. */
export function hearPresence(at: StaffPlace, others: readonly PresentPerson[]): void {
  const now = usePresence.getState().at;
  if (now?.topic === at.topic && now.id === at.id) usePresence.setState({ others });
}

/** Says that this tab has a thing open for as long as the component is shown, and returns who else has. */
export function useOthersAt(topic: StaffPlace["topic"], id: string): readonly PresentPerson[] {
  useEffect(() => {
    const at = { topic, id };
    usePresence.setState({ at, others: [] });
    return () => {
      if (usePresence.getState().at === at) usePresence.setState({ at: null, others: [] });
    };
  }, [topic, id]);
  return usePresence(({ others }) => others);
}
