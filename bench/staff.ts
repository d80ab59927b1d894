import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const DEMO_CODE = join(import.meta.dirname, "../apps/server/seed/demo-code.ts");
const OWNER = { email: "staff@suvarna.example", password: "staff-suvarna" };
const STEP_MS = 30_000;

/**
 * The sealing key for a measurement that runs several times on one database. The shop opens a
 * database only with the sealing key that the database was first opened with.
 */
export const SEALING_KEYS = `bench:${Buffer.alloc(32, "measurement").toString("base64")}`;

/** A caller of the API with the session of the demonstration's owner. */
export interface Staff {
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call with a JSON body, or a GET without one. @throws Error if the call is refused */
  call<Reply>(path: string, body?: object): Promise<Reply>;
}

/**
 * Logs in as the owner of the demonstration, with the second factor. A code is valid once, so the
 * login waits for the next code when another measurement has just used the current one.
 */
export async function logInAsStaff(shop: string): Promise<Staff> {
  const visitor = callerOf(shop, {});
  for (let tries = 0; tries < 3; tries++) {
    const { challenge } = await visitor.call<{ challenge: string }>("/api/auth/login", OWNER);
    const { stdout } = await promisify(execFile)(process.execPath, [DEMO_CODE]);
    const code = /\d{6}/.exec(stdout)?.[0] ?? "";
    const answer = await post(shop, "/api/auth/second-factor", {}, { challenge, code });
    if (answer.ok) {
      const { token } = (await answer.json()) as { token: string };
      return callerOf(shop, { authorization: `Bearer ${token}` });
    }
    await pause(STEP_MS);
  }
  throw new Error("No code of the staff was accepted.");
}

function callerOf(shop: string, headers: Staff["headers"]): Staff {
  return {
    headers,
    async call<Reply>(path: string, body?: object) {
      const answer = await (body
        ? post(shop, path, headers, body)
        : fetch(shop + path, { headers }));
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Reply;
    },
  };
}

function post(shop: string, path: string, headers: Staff["headers"], body: object) {
  return fetch(shop + path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
