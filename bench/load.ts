import { fork } from "node:child_process";

/** The answer of an address, as it is transferred. */
export interface Sample {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const ACCEPT = "br";
const SECONDS = 5;
const CONNECTIONS = 32;
/**
 * The requests of a connection before the load opens a new one. The shop closes a connection after
 * so many (`maxRequestsPerSocket`), of which autocannon takes no notice by itself.
 */
const REQUESTS_PER_CONNECTION = 1000;

/**
 * Requests an address until the server answers from its cache, and returns that answer as it is
 * transferred.
 */
export async function warm(url: string): Promise<Sample> {
  for (let i = 0; i < 200; i++) await (await fetch(url)).arrayBuffer();
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": ACCEPT } }, (response) => {
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
      .end();
  });
}

/** Measures requests a second, in a separate process. */
export function measure(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("load-process.ts", import.meta.url), {
      env: {
        ...process.env,
        LOAD: JSON.stringify({
          url,
          connections: CONNECTIONS,
          duration: SECONDS,
          reconnectRate: REQUESTS_PER_CONNECTION,
          headers: { "accept-encoding": ACCEPT },
        }),
      },
    });
    child.once("message", (result: { perSecond: number; failed: number }) => {
      if (result.failed > 0) reject(new Error(`${url}: ${result.failed} requests failed`));
      else resolve(result.perSecond);
    });
    child.once("error", reject);
  });
}
