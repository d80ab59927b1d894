import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { StaffMessage } from "@suvarna/contract/staff/socket";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Identity } from "../platform/http/api.ts";
import { createPresence } from "./presence.ts";
import { createStaffSocket, type StaffSocket, type StaffSocketLimits } from "./staff-socket.ts";

const BEAT_MS = 5000;
const LIMITS: StaffSocketLimits = {
  all: 10,
  perAddress: 10,
  perPerson: 10,
  greetWithinMs: 60_000,
  beatMs: BEAT_MS,
  unreadBytes: 1000,
};

let socket: StaffSocket;
let roles: Record<string, StaffRole>;
let namesRead: number;
beforeEach(() => {
  vi.useFakeTimers();
  roles = { first: "orders", second: "orders" };
  namesRead = 0;
  socket = createStaffSocket(
    {
      look: async (token) =>
        ({
          userId: token,
          token,
          role: "staff",
          staffRole: roles[token] ?? null,
          hasSecondFactor: true,
        }) as Identity,
      nameOf: async (id) => {
        namesRead++;
        return `Name of ${id}`;
      },
      presence: createPresence(Date.now),
      moved: () => {},
    },
    LIMITS,
  );
});
afterEach(() => vi.useRealTimers());

/**
 * A client of the socket that answers each heartbeat, and that answers the close of the connection.
 */
class Client extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly heard: StaffMessage[] = [];
  closedAt: number | null = null;
  send(text: string) {
    this.heard.push(JSON.parse(text));
  }
  ping() {
    this.emit("pong");
  }
  close() {
    this.closedAt ??= Date.now();
    this.emit("close");
  }
  terminate() {
    this.close();
  }
  say(message: unknown) {
    this.emit("message", JSON.stringify(message));
  }
  /** Returns the ids of the other people in the last message about a place. */
  others() {
    const last = this.heard.filter((message) => message.type === "present").at(-1);
    return last?.type === "present" ? last.others.map(({ _id }) => _id) : null;
  }
}

async function join(token: string): Promise<Client> {
  const client = new Client();
  socket.join(client as unknown as WebSocket, "127.0.0.1");
  client.say({ token });
  await vi.advanceTimersByTimeAsync(1);
  expect(client.heard[0]).toEqual({ type: "welcome" });
  return client;
}

const order = (id: string) => ({ at: { topic: "orders", id } });

it("reads a person's name once, and follows each move at once", async () => {
  const [first, second] = [await join("first"), await join("second")];
  first.say(order("a"));
  second.say(order("a"));
  expect(first.others()).toEqual(["second"]);
  second.say(order("b"));
  expect(first.others()).toEqual([]);
  expect(namesRead).toBe(2);
});

it("follows the newest of too many moves at the next heartbeat", async () => {
  const [first, second] = [await join("first"), await join("second")];
  first.say(order("last"));
  for (let move = 0; move < 25; move++) second.say(order(`${move}`));
  second.say(order("last"));
  expect(first.others()).toEqual([]);
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(first.others()).toEqual(["second"]);
  // A heartbeat without a change sends no message to anybody.
  const hintCount = first.heard.length;
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(first.heard).toHaveLength(hintCount);
});

it("removes a person from a place that the role may not read any more", async () => {
  const [first, second] = [await join("first"), await join("second")];
  first.say(order("a"));
  second.say(order("a"));
  roles["second"] = "rates";
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(first.others()).toEqual([]);
  const hintCount = second.heard.length;
  (await join("first")).say(order("a"));
  expect(second.heard).toHaveLength(hintCount);
});

it("closes the sockets of a draining process one after the other, also those that join meanwhile", async () => {
  const clients = [await join("first"), await join("second")];
  const random = vi.spyOn(Math, "random").mockReturnValueOnce(0.25).mockReturnValueOnce(0.5);
  const beganAt = Date.now();
  socket.leave(1000);
  await vi.advanceTimersByTimeAsync(599);
  random.mockReturnValueOnce(0.5);
  clients.push(await join("first"));
  await vi.advanceTimersByTimeAsync(400);
  random.mockRestore();
  expect(clients.map(({ closedAt }) => (closedAt ?? 0) - beganAt)).toEqual([250, 500, 799]);
});
