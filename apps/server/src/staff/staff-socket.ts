import type { WebSocket } from "@fastify/websocket";
import { STAFF_CLOSE_CODES } from "@suvarna/contract/staff/constants";
import {
  StaffGreeting,
  type StaffHint,
  type StaffMessage,
  type StaffPlace,
  StaffWhereabouts,
} from "@suvarna/contract/staff/socket";
import { mayHear } from "@suvarna/domain/staff/topic";
import type { Authenticate, Identity } from "../platform/http/api.ts";
import { createDeparture, farewell } from "../platform/http/upgrades.ts";
import type { Presence } from "./presence.ts";

/** The limits of the sockets of one process. */
export interface StaffSocketLimits {
  readonly all: number;
  /** How many sockets one network address may have, which may be that of a whole office. */
  readonly perAddress: number;
  /** How many sockets one person may have, which is about how many tabs. */
  readonly perPerson: number;
  /** How long a client may take for its token. */
  readonly greetWithinMs: number;
  /** How often a client must answer, and its session is looked at. */
  readonly beatMs: number;
  /** A client with more unread bytes than this does not read, and is disconnected. */
  readonly unreadBytes: number;
}

const LIMITS: StaffSocketLimits = {
  all: 500,
  perAddress: 100,
  perPerson: 12,
  greetWithinMs: 5000,
  beatMs: 5000,
  unreadBytes: 64 * 1024,
};

/** The sockets of the back office in this process. */
export interface StaffSocket {
  count(): number;
  /** Whether one more client may connect from this address. */
  hasRoomFor(address: string): boolean;
  /** Adds a client, which has to say who it is before it hears anything. */
  join(client: WebSocket, address: string): void;
  /** Sends hints to each client whose role may hear of their topics. */
  send(hints: readonly StaffHint[]): void;
  /** Tells the clients at a place who else has it open. */
  tellPlace(at: StaffPlace): void;
  /**
   * Closes the connections one after the other at random moments of a time in milliseconds, also
   * those that are opened meanwhile.
   */
  leave(ms: number): void;
  close(): Promise<void>;
}

interface Member {
  readonly client: WebSocket;
  readonly address: string;
  identity: Identity | null;
  /** The name under which others see the client's person; empty before the welcome. */
  name: string;
  /** Whether the client answered the last heartbeat. */
  isAlive: boolean;
  /** The thing that the client said last that it has open. */
  said: StaffPlace | null;
  /** The place at which others see it: what it said, as far as its role may read it. */
  at: StaffPlace | null;
  /** How many of its messages are still followed at once; later ones wait for the next heartbeat. */
  moves: number;
}

/** How many times between two heartbeats a client's place is changed at once. */
const MOVES = 20;

/** The dependencies of the socket. */
export interface SocketParts {
  /** The user of a token, without counting as a use of the session. */
  readonly look: Authenticate;
  /** The name of a member of staff. */
  readonly nameOf: (userId: string) => Promise<string>;
  readonly presence: Presence;
  /** Hears of the places at which the people of this process have changed. */
  readonly moved: (at: StaffPlace) => void;
}

export function createStaffSocket(
  { look, nameOf, presence, moved }: SocketParts,
  limits: StaffSocketLimits = LIMITS,
): StaffSocket {
  const members = new Set<Member>();
  const departure = createDeparture();
  let heart: NodeJS.Timeout | undefined;

  async function greet(member: Member, text: string): Promise<void> {
    const token = tokenIn(text);
    const identity = token === null ? null : await look(token);
    if (!isAtWork(identity)) return member.client.close(STAFF_CLOSE_CODES.refused);
    const name = await nameOf(identity.userId);
    const own = [...members].filter((each) => each.identity?.userId === identity.userId);
    if (own.length >= limits.perPerson) return member.client.close(STAFF_CLOSE_CODES.too_many);
    member.identity = identity;
    member.name = name;
    tell(member, { type: "welcome" });
    follow(member);
  }

  /** Looks at the session too: the role may have changed, or the session may be over. */
  async function beat(member: Member): Promise<void> {
    if (!member.isAlive) return member.client.terminate();
    member.isAlive = false;
    member.moves = MOVES;
    member.client.ping();
    if (member.identity === null) return;
    const identity = await look(member.identity.token);
    if (!isAtWork(identity)) return member.client.close(STAFF_CLOSE_CODES.ended);
    member.identity = identity;
    follow(member);
  }

  /** Stores what a client says that it has open. */
  function hear(member: Member, text: string): void {
    const said = whereaboutsIn(text);
    if (said === undefined) return;
    member.said = said;
    if (member.moves === 0) return;
    member.moves--;
    follow(member);
  }

  /** Moves a client to the place that it said last, or away if its role may not read of it. */
  function follow(member: Member): void {
    const { identity, name, said } = member;
    // A client that has gone has no place, nor has one that was not welcomed yet.
    if (identity === null || !members.has(member)) return;
    const at = said && mayHear(identity.staffRole, said.topic) ? said : null;
    if (at === member.at) return;
    member.at = at;
    settle(presence.move(member, { _id: identity.userId, name }, at));
    // The tab that has just opened the thing hears who was there before.
    if (at !== null) tellPlace(at);
  }

  function settle(places: readonly StaffPlace[]): void {
    for (const at of places) {
      tellPlace(at);
      moved(at);
    }
  }

  function tellPlace(at: StaffPlace): void {
    const people = presence.peopleAt(at);
    for (const member of members) {
      const { identity } = member;
      if (identity === null || member.at?.topic !== at.topic || member.at.id !== at.id) continue;
      const others = people.filter(({ _id }) => _id !== identity.userId);
      tell(member, { type: "present", at, others });
    }
  }

  function tell({ client }: Member, message: StaffMessage): void {
    if (client.bufferedAmount > limits.unreadBytes) client.terminate();
    else if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
  }

  return {
    count: () => members.size,
    hasRoomFor(address) {
      const own = [...members].filter((each) => each.address === address);
      return members.size < limits.all && own.length < limits.perAddress;
    },
    join(client, address) {
      const member: Member = {
        client,
        address,
        identity: null,
        name: "",
        isAlive: true,
        said: null,
        at: null,
        moves: MOVES,
      };
      members.add(member);
      departure.joined(client);
      heart ??= setInterval(() => {
        // While the database is away, sockets stay open, and hear nothing.
        for (const each of members) beat(each).catch(() => {});
      }, limits.beatMs).unref();
      const late = setTimeout(() => client.terminate(), limits.greetWithinMs).unref();
      client.once("message", (text) => {
        clearTimeout(late);
        greet(member, String(text)).catch(() => client.terminate());
        client.on("message", (text) => hear(member, String(text)));
      });
      client.on("pong", () => {
        member.isAlive = true;
      });
      client.once("close", () => {
        clearTimeout(late);
        members.delete(member);
        settle(presence.leave(member));
      });
      // An error of a connection is always followed by its close event.
      client.on("error", () => {});
    },
    send(hints) {
      for (const member of members) {
        const role = member.identity?.staffRole ?? null;
        const heard = hints.filter(({ topic }) => mayHear(role, topic));
        if (heard.length > 0) tell(member, { type: "changed", hints: heard });
      }
    },
    tellPlace,
    leave(ms) {
      departure.begin(
        [...members].map(({ client }) => client),
        ms,
      );
    },
    async close() {
      clearInterval(heart);
      await Promise.all([...members].map(({ client }) => farewell(client)));
    },
  };
}

/** Every staff call asks the same of a session. */
function isAtWork(identity: Identity | null): identity is Identity {
  return identity?.role === "staff" && identity.hasSecondFactor;
}

function tokenIn(text: string): string | null {
  return StaffGreeting.safeParse(jsonOf(text)).data?.token ?? null;
}

/** The thing that a client says it has open; undefined when the message says nothing of the kind. */
function whereaboutsIn(text: string): StaffPlace | null | undefined {
  return StaffWhereabouts.safeParse(jsonOf(text)).data?.at;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
