import { fork } from "node:child_process";
import { fromClient } from "./client-address.ts";

/** A request that the load repeats. */
export interface Call {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether each request names another network address of a client, as a proxy would. */
  readonly manyClients?: boolean;
}

/** The reply of an address: its body as transferred, and its headers. */
export interface Sample {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const ACCEPT = "br";
const SECONDS = 5;
const CONNECTIONS = 32;
/**
 * The number of requests after which the load opens a new connection. The shop closes a connection
 * after this number (`maxRequestsPerSocket`), which autocannon does not handle by itself.
 */
const REQUESTS_PER_CONNECTION = 1000;

/**
 * Sends a request until the server answers from its cache.
 * @returns that reply, as it is transferred
 */
export async function warmUp(
  { url, method = "GET", headers, body, manyClients }: Call,
  requests = 200,
): Promise<Sample> {
  const sent = (client: number) => ({
    method,
    headers: { "accept-encoding": ACCEPT, ...headers, ...(manyClients ? fromClient(client) : {}) },
  });
  const content = body === undefined ? {} : { body };
  for (let i = 1; i <= requests; i++) {
    await (await fetch(url, { ...sent(i), ...content })).arrayBuffer();
  }
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, sent(0), (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { "content-type": type = "", "content-encoding": encoding } = response.headers;
        resolve({
          body: Buffer.concat(parts),
          headers: { "content-type": type, ...(encoding ? { "content-encoding": encoding } : {}) },
        });
      });
    })
      .on("error", reject)
      .end(body);
  });
}

/** The result of five seconds of load. */
export interface Load {
  readonly perSecond: number;
  /** The number of replies without success, of errors and of timeouts. */
  readonly failed: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** Measures requests per second from a separate process. @throws Error when a request failed */
export async function measure(url: string): Promise<number> {
  const { perSecond, failed } = await load({ url });
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
  return perSecond;
}

/** Sends a request for five seconds over 32 connections, from a separate process. */
export function load(call: Call): Promise<Load> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("load-process.ts", import.meta.url), {
      env: {
        ...process.env,
        LOAD: JSON.stringify({
          ...call,
          connections: CONNECTIONS,
          duration: SECONDS,
          reconnectRate: REQUESTS_PER_CONNECTION,
          headers: { "accept-encoding": ACCEPT, ...call.headers },
        }),
      },
    });
    child.once("message", (result: Load) => resolve(result));
    child.once("error", reject);
  });
}
