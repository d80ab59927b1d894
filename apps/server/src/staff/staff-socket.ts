import type { WebSocket } from "@fastify/websocket";
import { STAFF_CLOSE_CODES } from "@suvarna/contract/staff/constants";
import {
  StaffGreeting,
  type StaffHint,
  type StaffMessage,
  type StaffPlace,
  StaffWhereabouts,
} from "@suvarna/contract/staff/socket";
import { readableApprovalKinds } from "@suvarna/domain/staff/approval";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { mayFollowTopic } from "@suvarna/domain/staff/topic";
import type { Authenticate, Identity } from "../platform/http/api.ts";
import { closeUpgraded, createGradualClose } from "../platform/http/upgrades.ts";
import type { Presence } from "./presence.ts";
import type { InnerHint } from "./staff-hints.ts";

/** The limits of the sockets of one process. */
export interface StaffSocketLimits {
  readonly all: number;
  /** How many sockets one network address may have. A whole office may share one address. */
  readonly perAddress: number;
  /** How many sockets one person may have; each tab of the back office has one. */
  readonly perPerson: number;
  /** How long a client may take to send its token, in milliseconds. */
  readonly greetWithinMs: number;
  /** How often a client must answer a heartbeat and its session is checked, in milliseconds. */
  readonly beatMs: number;
  /**
   * The largest number of unread bytes of a client. A client with more is disconnected, because it
   * does not read.
   */
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
  /** Adds a client, which gets no messages before it has sent its token. */
  join(client: WebSocket, address: string): void;
  /** Sends hints to each client whose role may read the topics of the hints. */
  send(hints: readonly InnerHint[]): void;
  /** Sends all clients at a place the list of the other people who have the place open. */
  sendPresence(at: StaffPlace): void;
  /**
   * Closes all connections, also those that are opened meanwhile, at random moments within `ms`
   * milliseconds.
   */
  leave(ms: number): void;
  close(): Promise<void>;
}

interface Member {
  readonly client: WebSocket;
  readonly address: string;
  identity: Identity | null;
  /** The person's name that others see; empty before the token is accepted. */
  name: string;
  /** Whether the client answered the last heartbeat. */
  isAlive: boolean;
  /** The place that the client last reported to have open. */
  reportedPlace: StaffPlace | null;
  /**
   * The place at which others see the client: the reported place, if the client's role may read it.
   */
  at: StaffPlace | null;
  /**
   * How many more reports of the client are processed at once. Later reports wait for the next
   * heartbeat.
   */
  moves: number;
}

/** How many times between two heartbeats the place of a client is changed at once. */
const MOVES = 20;

/** The dependencies of the sockets of the back office. */
export interface StaffSocketDependencies {
  /** Identifies the user of a token without counting a use of the session. */
  readonly look: Authenticate;
  /** Reads the name of a member of staff. */
  readonly nameOf: (userId: string) => Promise<string>;
  readonly presence: Presence;
  /** Is called with each place at which the people of this process have changed. */
  readonly moved: (at: StaffPlace) => void;
}

export function createStaffSocket(
  { look, nameOf, presence, moved }: StaffSocketDependencies,
  limits: StaffSocketLimits = LIMITS,
): StaffSocket {
  const members = new Set<Member>();
  const departure = createGradualClose();
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
    send(member, { type: "welcome" });
    follow(member);
  }

  /**
   * Sends a heartbeat to a client. The session is checked too, because the role may have changed or
   * the session may have ended.
   */
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

  /** Stores the place that a client reports to have open. */
  function hear(member: Member, text: string): void {
    const whereabouts = whereaboutsIn(text);
    if (whereabouts === undefined) return;
    member.reportedPlace = whereabouts;
    if (member.moves === 0) return;
    member.moves--;
    follow(member);
  }

  /**
   * Moves a client to the place that it last reported, or to no place when its role may not read
   * it.
   */
  function follow(member: Member): void {
    const { identity, name, reportedPlace } = member;
    // A client that has disconnected, or whose token is not accepted yet, has no place.
    if (identity === null || !members.has(member)) return;
    const at =
      reportedPlace && mayFollowTopic(identity.staffRole, reportedPlace.topic)
        ? reportedPlace
        : null;
    if (at === member.at) return;
    member.at = at;
    settle(presence.move(member, { _id: identity.userId, name }, at));
    // The client that has just opened the place learns who else has it open.
    if (at !== null) sendPresence(at);
  }

  function settle(places: readonly StaffPlace[]): void {
    for (const at of places) {
      sendPresence(at);
      moved(at);
    }
  }

  function sendPresence(at: StaffPlace): void {
    const people = presence.peopleAt(at);
    for (const member of members) {
      const { identity } = member;
      if (identity === null || member.at?.topic !== at.topic || member.at.id !== at.id) continue;
      const others = people.filter(({ _id }) => _id !== identity.userId);
      send(member, { type: "present", at, others });
    }
  }

  function send({ client }: Member, message: StaffMessage): void {
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
        reportedPlace: null,
        at: null,
        moves: MOVES,
      };
      members.add(member);
      departure.joined(client);
      heart ??= setInterval(() => {
        // While the database is not available, the sockets stay open but get no messages.
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
        const heard = hintsFor(role, hints);
        if (heard.length > 0) send(member, { type: "changed", hints: heard });
      }
    },
    sendPresence: sendPresence,
    leave(ms) {
      departure.begin(
        [...members].map(({ client }) => client),
        ms,
      );
    },
    async close() {
      clearInterval(heart);
      await Promise.all([...members].map(({ client }) => closeUpgraded(client)));
    },
  };
}

/** Lists the hints that a role may get, without the kind of its request. */
function hintsFor(role: StaffRole | null, hints: readonly InnerHint[]): StaffHint[] {
  const kinds = readableApprovalKinds(role);
  return hints
    .filter(
      ({ topic, approvalKind }) =>
        mayFollowTopic(role, topic) && (approvalKind === undefined || kinds.includes(approvalKind)),
    )
    .map(({ topic, id }) => ({ topic, id }));
}

/** Whether a session may use the back office. Every API call of staff has the same condition. */
function isAtWork(identity: Identity | null): identity is Identity {
  return identity?.role === "staff" && identity.hasSecondFactor;
}

function tokenIn(text: string): string | null {
  return StaffGreeting.safeParse(jsonOf(text)).data?.token ?? null;
}

/**
 * Parses the place that a client reports to have open; undefined when the message reports no place.
 */
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
