import type { PresentPerson, StaffPlace } from "@suvarna/contract/staff/socket";
import { useEffect } from "react";
import { create } from "zustand";

interface PresenceState {
  /** The record that this tab has open; null for none. */
  readonly at: StaffPlace | null;
  /** The other people that have the record open too. */
  readonly others: readonly PresentPerson[];
}

/**
 * The record that this tab has open, and the other people that have it open. `live.ts` tells the
 * server which record it is.
 */
export const usePresence = create<PresenceState>(() => ({ at: null, others: [] }));

/**
 * Stores which other people have a record open, unless this tab has opened another record in the
 * meantime.
 */
export function hearPresence(at: StaffPlace, others: readonly PresentPerson[]): void {
  const now = usePresence.getState().at;
  if (now?.topic === at.topic && now.id === at.id) usePresence.setState({ others });
}

/**
 * Registers that this tab has a record open for as long as the component is shown, and returns the
 * other people that have it open.
 */
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
