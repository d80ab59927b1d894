import { StartError } from "./errors.ts";

/** A connection to Redis or Valkey, which all parts that need it share. */
export type Redis = Awaited<ReturnType<typeof connect>>;

const SLOWEST_RETRY_MS = 3000;

/**
 * Connects to the Redis at `url`. A connection that is lost later is restored automatically; until
 * then commands fail at once instead of waiting.
 * @throws StartError when it can't be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  let open = false;
  const client = await connect(url, () => open);
  // Without a listener the error event would end the process. Callers get the error of their own
  // command.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch {
    // The reason of the failure may quote the address with its password, so it is left out.
    throw new StartError("The Redis of REDIS_URL can't be reached.");
  }
  open = true;
  return client;
}

/** The client library is imported only when it is used, because most shops run without Redis. */
async function connect(url: string, wasOpen: () => boolean) {
  const { createClient } = await import("@redis/client");
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (tries) => wasOpen() && Math.min(100 * 2 ** tries, SLOWEST_RETRY_MS),
    },
  });
}
