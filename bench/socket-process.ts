/**
 * This process opens many socket clients. They are plain TCP connections with a handshake of their
 * own. They only search the received bytes for the server's time, so that their load is small
 * compared with the server's work.
 */
import { connect } from "node:net";

/**
 * The message of the parent process: the server's address, the number of clients, and the number of
 * ticks to measure.
 */
interface Task {
  readonly port: number;
  readonly path: string;
  readonly clients: number;
  readonly ticks: number;
}

const task: Task = JSON.parse(process.env["TASK"] ?? "{}");
const { port, path, clients, ticks } = task;
const AT_ONCE = 100;
const HANDSHAKE = [
  `GET ${path} HTTP/1.1`,
  "Host: shop",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "",
  "",
].join("\r\n");
const AT = /"at":"([^"]+)"/;
/** The first byte of the server's ping, and an unmasked pong with which a client answers. */
const PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

const delays: number[] = [];
/** The time of the newest tick; another variable counts the clients that have received it. */
let newest = "";
let isMeasuring = false;
let ticksSeen = 0;

function hear(text: string): void {
  const at = AT.exec(text)?.[1];
  if (!isMeasuring || at === undefined || at < newest) return;
  if (at > newest) {
    newest = at;
    ticksSeen++;
  }
  // The first tick is ignored, because the server may have been sending it when the measurement
  // began.
  if (ticksSeen > 1 && ticksSeen <= ticks + 1) delays.push(Date.now() - Date.parse(at));
}

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(HANDSHAKE));
    socket.on("data", (bytes) => {
      if (bytes[0] === PING) socket.write(PONG);
      else hear(bytes.toString("latin1"));
      resolve();
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("closed")));
  });
}

for (let opened = 0; opened < clients; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, clients - opened) }, open));
}
process.send?.({ connected: clients });
isMeasuring = true;
const waited = setInterval(() => {
  if (ticksSeen < ticks + 2) return;
  clearInterval(waited);
  delays.sort((a, b) => a - b);
  const share = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? Number.NaN;
  process.send?.(
    { median: share(0.5), p99: share(0.99), longest: share(1), heard: delays.length },
    () => process.exit(0),
  );
}, 50);
