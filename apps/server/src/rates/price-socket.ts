import type { WebSocket } from "@fastify/websocket";

const HEARTBEAT_MS = 30_000;
/** A client that has not taken this much does not read; it is let go and may connect again. */
const MAX_WAITING_BYTES = 64 * 1024;
const FAREWELL_MS = 1000;
const GOING_AWAY = 1001;
const BATCH = 500;

/** Everyone who listens to the live prices in this process. */
export interface PriceSocket {
  /** How many listen now. */
  count(): number;
  /** Whether one more may connect from this address. */
  hasRoomFor(address: string): boolean;
  /** Takes a client in, and sends it `text` at once. */
  join(client: WebSocket, address: string, text: string): void;
  /** Sends the same text to everyone. A newer one takes the place of one that is still going out. */
  send(text: string): void;
  /** Says goodbye to everyone; who does not answer in a second is cut off. */
  close(): Promise<void>;
}

interface Listener {
  readonly client: WebSocket;
  /** Whether it answered the last heartbeat. */
  isAlive: boolean;
}

export function createPriceSocket(options: {
  readonly perAddress: number;
  readonly heartbeatMs?: number;
  /** After so many clients other work has its turn. */
  readonly batch?: number;
}): PriceSocket {
  const { perAddress, heartbeatMs = HEARTBEAT_MS, batch = BATCH } = options;
  const listeners = new Set<Listener>();
  const ofAddress = new Map<string, number>();
  let sending = 0;
  let heart: NodeJS.Timeout | undefined;

  function countAt(address: string, by: 1 | -1): void {
    const number = (ofAddress.get(address) ?? 0) + by;
    if (number > 0) ofAddress.set(address, number);
    else ofAddress.delete(address);
  }

  /** A network may drop a connection and tell nobody: who misses a heartbeat is gone. */
  function beat(listener: Listener): void {
    if (!listener.isAlive) {
      listener.client.terminate();
      return;
    }
    listener.isAlive = false;
    listener.client.ping();
  }

  /** Goes through all with room for other work in between, for as long as it is wanted. */
  function visitAll(visit: (listener: Listener) => void, isWanted: () => boolean): void {
    // Who joins meanwhile is visited too, who leaves is not.
    const left = listeners.values();
    function next(): void {
      if (!isWanted()) return;
      for (let visited = 0; visited < batch; visited++) {
        const { value, done } = left.next();
        if (done) return;
        visit(value);
      }
      setImmediate(next);
    }
    next();
  }

  return {
    count: () => listeners.size,
    hasRoomFor: (address) => (ofAddress.get(address) ?? 0) < perAddress,
    join(client, address, text) {
      const listener: Listener = { client, isAlive: true };
      listeners.add(listener);
      countAt(address, 1);
      heart ??= setInterval(() => visitAll(beat, () => true), heartbeatMs).unref();
      client.on("pong", () => {
        listener.isAlive = true;
      });
      client.once("close", () => {
        listeners.delete(listener);
        countAt(address, -1);
      });
      // Whatever is wrong with a connection ends in its close.
      client.on("error", () => {});
      client.send(text);
    },
    send(text) {
      // Encoded once, not once a client.
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
    async close() {
      clearInterval(heart);
      const gone = [...listeners].map(({ client }) => farewell(client));
      await Promise.all(gone);
    },
  };
}

function farewell(client: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => client.terminate(), FAREWELL_MS);
  client.once("close", () => {
    clearTimeout(cutOff);
    resolve();
  });
  client.close(GOING_AWAY, "The shop restarts");
  return promise;
}
