import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import * as z from "zod";
import type { Clock } from "../../platform/clock.ts";
import { Refusal } from "../../platform/errors.ts";
import type { ObjectAccess } from "../../platform/objects/object-store.ts";

/** The API hosts of the hosted service. */
export const HOSTED_HOSTS = {
  identity: "https://identitytoolkit.googleapis.com",
  storage: "https://firebasestorage.googleapis.com",
};

const TIMEOUT_MS = 10_000;
/** How long before its expiry a token of the service is renewed, in milliseconds. */
const EARLY_MS = 5 * 60_000;

const SignedIn = z.object({ idToken: z.string(), expiresIn: z.coerce.number() });

/**
 * A bucket of the hosted service, by its REST API. The shop logs in to the project as a dedicated
 * user whom the bucket's rules allow to write; browsers never access the bucket.
 */
export function hostedBucket(
  project: { readonly apiKey: string; readonly storageBucket: string },
  uploader: { readonly email: string; readonly password: string },
  clock: Clock,
  hosts = HOSTED_HOSTS,
): ObjectAccess {
  let session: { token: string; until: number } | null = null;
  const objects = `${hosts.storage}/v0/b/${encodeURIComponent(project.storageBucket)}/o`;
  const addressOf = (name: string) => `${objects}/${encodeURIComponent(name)}`;

  async function token(): Promise<string> {
    const now = clock().getTime();
    if (session && now < session.until) return session.token;
    const key = new URLSearchParams({ key: project.apiKey });
    const answer = await ask(`${hosts.identity}/v1/accounts:signInWithPassword?${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...uploader, returnSecureToken: true }),
    });
    const signedIn = SignedIn.safeParse(answer.ok ? await answer.json() : null);
    if (!signedIn.success) throw new Refusal("unavailable");
    const { idToken, expiresIn } = signedIn.data;
    session = { token: idToken, until: now + expiresIn * 1000 - EARLY_MS };
    return idToken;
  }

  /** Sends a request with the uploader's token. @returns null when the object does not exist */
  async function asUploader(address: string, request: RequestInit = {}): Promise<Response | null> {
    const headers = { ...request.headers, authorization: `Firebase ${await token()}` };
    const answer = await ask(address, { ...request, headers });
    if (answer.status === 404) return null;
    if (answer.ok) return answer;
    // The service may have ended the session, so the next call logs in again.
    session = null;
    throw new Refusal("unavailable");
  }

  return {
    async put(name, { type, bytes }) {
      const query = new URLSearchParams({ uploadType: "media", name });
      const answer = await asUploader(`${objects}?${query}`, {
        method: "POST",
        headers: { "content-type": type },
        body: new Uint8Array(bytes),
      });
      if (!answer) throw new Refusal("unavailable");
    },
    async get(name) {
      const { body } = (await asUploader(`${addressOf(name)}?alt=media`)) ?? {};
      return body ? Readable.fromWeb(body as ReadableStream) : null;
    },
    async remove(name) {
      await asUploader(addressOf(name), { method: "DELETE" });
    },
  };
}

/** Sends a request. @throws Refusal unavailable when the service does not answer in time */
function ask(address: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A redirect would carry the uploader's token to another address.
  return fetch(address, { ...request, signal, redirect: "error" }).catch(() => {
    throw new Refusal("unavailable");
  });
}
