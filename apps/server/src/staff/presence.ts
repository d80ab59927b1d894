import type { PresentPerson, StaffPlace } from "@suvarna/contract/staff/socket";

/**
 * The people of one process who have a place open, as the process reports them to the others. A
 * place is a thing in the back office, such as an order.
 */
export interface PlaceReport {
  /** The id of the process. */
  readonly from: string;
  readonly at: StaffPlace;
  readonly people: readonly PresentPerson[];
}

/** The time in milliseconds after which the report of a silent process is forgotten. */
export const PRESENCE_KEPT_MS = 45_000;

/**
 * Tracks who has which place open, in this process and in the others. The report of another process
 * is kept for 45 seconds, so that no people stay listed after a process has ended.
 */
export interface Presence {
  /**
   * Stores which place a socket of this process has open. @returns the places whose people have
   * changed
   */
  move(socket: object, person: PresentPerson, at: StaffPlace | null): StaffPlace[];
  /** Removes a socket. @returns the places whose people have changed */
  leave(socket: object): StaffPlace[];
  /** Stores the report of another process about who has a place open. */
  hear(report: PlaceReport): void;
  /** Lists the people at a place by name, each person once. */
  peopleAt(at: StaffPlace): PresentPerson[];
  /** Lists the people of this process by place, for the reports to other processes. */
  own(): Omit<PlaceReport, "from">[];
  /**
   * Forgets the processes that have sent no report for too long. @returns the places whose people
   * have changed
   */
  expire(): StaffPlace[];
}

/** Creates the tracker of this process. @param now returns the time in milliseconds */
export function createPresence(now: () => number): Presence {
  const sockets = new Map<object, { readonly person: PresentPerson; readonly at: StaffPlace }>();
  const reports = new Map<string, PlaceReport & { readonly until: number }>();

  function ownAt(at: StaffPlace): PresentPerson[] {
    return [...sockets.values()].flatMap((each) => (isSame(each.at, at) ? [each.person] : []));
  }

  function leave(socket: object): StaffPlace[] {
    const left = sockets.get(socket);
    sockets.delete(socket);
    return left ? [left.at] : [];
  }

  return {
    move(socket, person, at) {
      const left = sockets.get(socket)?.at;
      if (left && at && isSame(left, at)) return [];
      const changed = leave(socket);
      if (at === null) return changed;
      sockets.set(socket, { person, at });
      return [...changed, at];
    },
    leave,
    hear(report) {
      const key = `${report.from} ${keyOf(report.at)}`;
      if (report.people.length === 0) reports.delete(key);
      else reports.set(key, { ...report, until: now() + PRESENCE_KEPT_MS });
    },
    peopleAt(at) {
      const elsewhere = [...reports.values()].flatMap((each) =>
        isSame(each.at, at) ? each.people : [],
      );
      const people = new Map([...elsewhere, ...ownAt(at)].map((person) => [person._id, person]));
      return [...people.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
    },
    own() {
      const places = new Map([...sockets.values()].map(({ at }) => [keyOf(at), at]));
      return [...places.values()].map((at) => ({ at, people: ownAt(at) }));
    },
    expire() {
      const late = [...reports].filter(([, { until }]) => until <= now());
      for (const [key] of late) reports.delete(key);
      return late.map(([, { at }]) => at);
    },
  };
}

function keyOf({ topic, id }: StaffPlace): string {
  return `${topic}/${id}`;
}

function isSame(a: StaffPlace, b: StaffPlace): boolean {
  return a.topic === b.topic && a.id === b.id;
}
