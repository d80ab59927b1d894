import type { WebSocket } from "@fastify/websocket";
import { closeUpgraded, createGradualClose } from "../platform/http/upgrades.ts";
import type { Place, Places } from "../platform/places.ts";

const HEARTBEAT_MS = 30_000;
/**
 * The largest number of unread bytes of a client. A client with more unread bytes is disconnected
 * and may connect again.
 */
const MAX_WAITING_BYTES = 64 * 1024;
const BATCH = 500;

/** All clients of this process that listen to live prices. */
export interface PriceSocket {
  /** How many clients are connected now. */
  count(): number;
  /**
   * Reserves a place for one more client from this address. The number of places for an address is
   * limited over all processes together. @returns null when no place is free
   */
  admit(address: string): Promise<Place | null>;
  /** Adds a client with its place, and sends it `text` at once. */
  join(client: WebSocket, at: { address: string; place: Place }, text: string): void;
  /** Sends the same text to all clients. A newer text replaces a text that is still being sent. */
  send(text: string): void;
  /**
   * Closes all connections, also those that are opened meanwhile, at random moments within `ms`
   * milliseconds.
   */
  leave(ms: number): void;
  /**
   * Closes all connections. A client that does not answer within a second is disconnected by force.
   */
  close(): Promise<void>;
}

interface Listener {
  readonly client: WebSocket;
  readonly place: Place;
  /** Whether the client answered the last heartbeat. */
  isAlive: boolean;
}

export function createPriceSocket(options: {
  readonly perAddress: number;
  readonly places: Places;
  readonly heartbeatMs?: number;
  /** The number of clients after which other work of the event loop gets a turn. */
  readonly batch?: number;
}): PriceSocket {
  const { perAddress, places, heartbeatMs = HEARTBEAT_MS, batch = BATCH } = options;
  const listeners = new Set<Listener>();
  const countsByAddress = new Map<string, number>();
  const departure = createGradualClose();
  let sending = 0;
  let heart: NodeJS.Timeout | undefined;

  function countAt(address: string, by: 1 | -1): void {
    const number = (countsByAddress.get(address) ?? 0) + by;
    if (number > 0) countsByAddress.set(address, number);
    else countsByAddress.delete(address);
  }

  /**
   * Sends a heartbeat to a client, and disconnects a client that has not answered the last
   * heartbeat, because a network may drop a connection without telling either end.
   */
  function beat(listener: Listener): void {
    if (!listener.isAlive) {
      listener.client.terminate();
      return;
    }
    listener.isAlive = false;
    listener.place.keep();
    listener.client.ping();
  }

  /**
   * Visits all clients in batches while `isWanted` is true, with other work of the event loop
   * between the batches.
   */
  function visitAll(visit: (listener: Listener) => void, isWanted: () => boolean): void {
    // The iterator of the set also visits clients that join meanwhile, and skips those that leave.
    const remaining = listeners.values();
    function next(): void {
      if (!isWanted()) return;
      for (let visited = 0; visited < batch; visited++) {
        const { value, done } = remaining.next();
        if (done) return;
        visit(value);
      }
      setImmediate(next);
    }
    next();
  }

  return {
    count: () => listeners.size,
    async admit(address) {
      // The count of this process is also checked, so that the limit holds while Redis is not
      // available.
      if ((countsByAddress.get(address) ?? 0) >= perAddress) return null;
      return places.take(address, perAddress);
    },
    join(client, { address, place }, text) {
      const listener: Listener = { client, place, isAlive: true };
      listeners.add(listener);
      countAt(address, 1);
      heart ??= setInterval(() => visitAll(beat, () => true), heartbeatMs).unref();
      client.on("pong", () => {
        listener.isAlive = true;
      });
      client.once("close", () => {
        listeners.delete(listener);
        countAt(address, -1);
        place.leave();
      });
      // An error of a connection is always followed by its close event, which is handled above.
      client.on("error", () => {});
      departure.joined(client);
      client.send(text);
    },
    send(text) {
      // The text is encoded once for all clients.
      const bytes = Buffer.from(text);
      const turn = ++sending;
      visitAll(
        ({ client }) => {
          if (client.bufferedAmount > MAX_WAITING_BYTES) client.terminate();
          else if (client.readyState === client.OPEN) client.send(bytes, { binary: false });
        },
        () => turn === sending,
      );
    },
    leave(ms) {
      departure.begin(
        [...listeners].map(({ client }) => client),
        ms,
      );
    },
    async close() {
      clearInterval(heart);
      const closings = [...listeners].map(({ client }) => closeUpgraded(client));
      await Promise.all(closings);
    },
  };
}
