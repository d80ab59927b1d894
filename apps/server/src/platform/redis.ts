import { StartError } from "./errors.ts";

/** A connection to Redis or Valkey, as the parts use it that processes share. */
export type Redis = Awaited<ReturnType<typeof prepare>>;

const SLOWEST_RETRY_MS = 3000;

/**
 * Connects to the Redis at `url`. When it is lost later, the connection comes back by itself, and
 * commands meanwhile fail at once instead of waiting.
 * @throws StartError when it can't be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  let open = false;
  const client = await prepare(url, () => open);
  // Without a listener an error would end the process; who uses the connection sees its own.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch {
    // The reason may quote the address, and that the password.
    throw new StartError("The Redis of REDIS_URL can't be reached.");
  }
  open = true;
  return client;
}

async function prepare(url: string, wasOpen: () => boolean) {
  // Its 500 files are read only where there is a Redis.
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
