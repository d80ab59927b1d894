import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/notifications/calls";
import * as schemas from "@suvarna/contract/notifications/schemas";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { readToken, signToken } from "../platform/signed-token.ts";

const endpoints = pair(calls, schemas);

/** The letters that somebody chose to get, and what is said once they end. */
const ENDED = {
  newsletter: "You are off our list, and your address is deleted from it.",
  "price-alerts": "You will get no more price alerts. Those that were waiting are deleted.",
} as const;
export type Letters = keyof typeof ENDED;

const PURPOSE = "unsubscribe";
const PATH = "/unsubscribe";
const BODY_LIMIT = 4096;

/**
 * The address that ends letters with one press and without a login: a page for people, and for
 * mail programs (RFC 8058) the same address by POST.
 * @param id whom it is about, by an id of whoever sends these letters
 */
export function unsubscribeAddress(
  { publicUrl, secret }: Pick<Config, "publicUrl" | "secret">,
  letters: Letters,
  id: string,
): string {
  const token = signToken(secret, { purpose: PURPOSE, subject: `${letters}:${id}` });
  return `${publicUrl}${PATH}?${new URLSearchParams({ token })}`;
}

/** @param end what ends each kind of letters; the same done twice */
export function registerUnsubscribe(
  api: Api,
  parts: {
    config: Pick<Config, "secret">;
    clock: Clock;
    end: Readonly<Record<Letters, (id: string) => Promise<void>>>;
  },
): void {
  const { config, clock, end } = parts;

  /** @throws Refusal link_dead */
  async function endBy(token: string): Promise<string> {
    const subject = readToken(config.secret, { purpose: PURPOSE, token, now: clock() });
    const [letters = "", id] = subject?.split(":") ?? [];
    if (!Object.hasOwn(ENDED, letters) || !id) throw new Refusal("link_dead");
    await end[letters as Letters](id);
    return ENDED[letters as Letters];
  }

  handle(api, endpoints.unsubscribe, async ({ body }) => ({ message: await endBy(body.token) }));

  api.fastify.register(async (scope) => {
    // The mail program's form says what we know: nothing of it is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT };
    scope.post(PATH, options, async ({ query }, reply) => {
      const { token } = query as { token?: unknown };
      const words = await endBy(typeof token === "string" ? token : "");
      return reply.type("text/plain; charset=utf-8").send(words);
    });
  });
}
