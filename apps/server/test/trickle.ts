import { connect } from "node:net";

/** Waits until a connection is closed, with or without an error. */
export function closed(socket: { once(event: "close", heard: () => void): unknown }) {
  return new Promise<void>((resolve) => void socket.once("close", () => resolve()));
}

/**
 * Sends text to a local port, then one byte after the other.
 * @param everyMs the time in milliseconds between two bytes
 * @returns what the server answered before it cut the connection, and after how many milliseconds
 */
export async function trickle(
  port: number,
  text: string,
  everyMs: number,
): Promise<{ reply: string; ms: number }> {
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.on("data", (bytes) => {
    reply += bytes;
  });
  socket.on("error", () => {});
  const start = performance.now();
  socket.write(text);
  const timer = setInterval(() => socket.write("x"), everyMs);
  await closed(socket);
  clearInterval(timer);
  return { reply: reply, ms: performance.now() - start };
}

/** Texts after which a server waits: for the rest of a body, and for the rest of the headers. */
export const BEGUN = {
  body: "POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
  headers: "GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ",
} as const;
