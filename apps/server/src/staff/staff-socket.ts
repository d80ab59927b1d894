import type { WebSocket } from "@fastify/websocket";
import { STAFF_CLOSE_CODES } from "@suvarna/contract/staff/constants";
import { StaffGreeting, type StaffHint, type StaffMessage } from "@suvarna/contract/staff/socket";
import { mayHear } from "@suvarna/domain/staff/topic";
import type { Authenticate, Identity } from "../platform/http/api.ts";
import { farewell } from "../platform/http/upgrades.ts";

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
  close(): Promise<void>;
}

interface Member {
  readonly client: WebSocket;
  readonly address: string;
  identity: Identity | null;
  /** Whether the client answered the last heartbeat. */
  isAlive: boolean;
}

/** @param look returns the user of a token without counting as a use of the session */
export function createStaffSocket(
  look: Authenticate,
  limits: StaffSocketLimits = LIMITS,
): StaffSocket {
  const members = new Set<Member>();
  let heart: NodeJS.Timeout | undefined;

  async function greet(member: Member, text: string): Promise<void> {
    const token = tokenIn(text);
    const identity = token === null ? null : await look(token);
    if (!isAtWork(identity)) return member.client.close(STAFF_CLOSE_CODES.refused);
    const own = [...members].filter((each) => each.identity?.userId === identity.userId);
    if (own.length >= limits.perPerson) return member.client.close(STAFF_CLOSE_CODES.too_many);
    member.identity = identity;
    tell(member, { type: "welcome" });
  }

  /** Looks at the session too: the role may have changed, or the session may be over. */
  async function beat(member: Member): Promise<void> {
    if (!member.isAlive) return member.client.terminate();
    member.isAlive = false;
    member.client.ping();
    if (member.identity === null) return;
    const identity = await look(member.identity.token);
    if (isAtWork(identity)) member.identity = identity;
    else member.client.close(STAFF_CLOSE_CODES.ended);
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
      const member: Member = { client, address, identity: null, isAlive: true };
      members.add(member);
      heart ??= setInterval(() => {
        // While the database is away, sockets stay open, and hear nothing.
        for (const each of members) beat(each).catch(() => {});
      }, limits.beatMs).unref();
      const late = setTimeout(() => client.terminate(), limits.greetWithinMs).unref();
      client.once("message", (text) => {
        clearTimeout(late);
        greet(member, String(text)).catch(() => client.terminate());
      });
      client.on("pong", () => {
        member.isAlive = true;
      });
      client.once("close", () => {
        clearTimeout(late);
        members.delete(member);
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
  try {
    return StaffGreeting.safeParse(JSON.parse(text)).data?.token ?? null;
  } catch {
    return null;
  }
}
