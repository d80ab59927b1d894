import pg from "pg";
import { idleTimeout } from "./time-limits.ts";

const RECONNECT_MS = 1000;
const CONNECT_WITHIN_MS = 5000;
/** How often a ping is sent on the LISTEN connection, on which the shop sends nothing else. */
const PING_MS = 4000;
/**
 * The time in milliseconds after which the LISTEN connection is replaced when a ping was not
 * answered.
 */
const SILENCE_MS = 10_000;

export interface Listener {
  heard(payload: string): void;
  /**
   * Called when the connection was lost and restored. Notifications that were sent in between are
   * lost.
   */
  missed(): void;
}

/** The process's connection for LISTEN, which all channels share. */
export interface NotificationChannels {
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens for notifications on a dedicated connection. The connection is opened with the first
 * channel, and opened again whenever it is lost. A ping finds a lost connection even if nobody has
 * closed it.
 */
export function createNotificationChannels(
  url: string,
  { pingMs = PING_MS, silenceMs = SILENCE_MS } = {},
): NotificationChannels {
  const listeners = new Map<string, Listener[]>();
  let current: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      ...idleTimeout(silenceMs),
    });
    client.on("notification", ({ channel, payload }) => {
      for (const { heard } of listeners.get(channel) ?? []) heard(payload ?? "");
    });
    client.on("error", () => {});
    await client.connect();
    try {
      for (const channel of listeners.keys()) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    const pinging = ping(client);
    client.once("end", () => {
      pinging.abort();
      if (!isClosed) connectAgain();
    });
    return client;
  }

  /** Sends the next ping on the LISTEN connection only after the answer to the ping before. */
  function ping(client: pg.Client): AbortController {
    const ended = new AbortController();
    const next = () => {
      const timer = setTimeout(() => void client.query("select 1").then(next, () => {}), pingMs);
      timer.unref();
      ended.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    };
    next();
    return ended;
  }

  function connectAgain(): void {
    const timer = setTimeout(() => {
      if (isClosed) return;
      current = connect();
      current.then(() => {
        for (const { missed } of [...listeners.values()].flat()) missed();
      }, connectAgain);
    }, RECONNECT_MS);
    timer.unref();
  }

  return {
    async listen(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      if (!current) {
        current = connect();
        await current;
        return;
      }
      const client = await current;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      isClosed = true;
      const client = await current?.catch(() => null);
      await client?.end();
    },
  };
}
