import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/notifications/calls";
import * as schemas from "@suvarna/contract/notifications/schemas";
import { LANGUAGES } from "@suvarna/words/languages";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { readToken } from "../platform/signed-token.ts";
import { type Letters, UNSUBSCRIBE_PATH, UNSUBSCRIBE_PURPOSE } from "./unsubscribe-address.ts";

const endpoints = pair(calls, schemas);

/** The message after unsubscribing, by the kind of letters. */
const ENDED: Readonly<Record<Letters, string>> = {
  newsletter: "You are off our list, and your address is deleted from it.",
  "price-alerts": "You will get no more price alerts. Those that were waiting are deleted.",
  restock: "You will get no letter about pieces that are back. Your requests are deleted.",
};

const BODY_LIMIT = 4096;

/**
 * Registers the call and the address that unsubscribe.
 * @param dependencies.end unsubscribes from each kind of letters; calling it twice has no further
 *   effect
 */
export function registerUnsubscribe(
  api: Api,
  dependencies: {
    config: Pick<Config, "secret">;
    clock: Clock;
    end: Readonly<Record<Letters, (id: string) => Promise<void>>>;
  },
): void {
  const { config, clock, end } = dependencies;

  /** Unsubscribes by the token of an unsubscribe address. @throws Refusal link_dead */
  async function endBy(token: string): Promise<string> {
    const subject = readToken(config.secret, { purpose: UNSUBSCRIBE_PURPOSE, token, now: clock() });
    const [letters = "", id] = subject?.split(":") ?? [];
    if (!Object.hasOwn(ENDED, letters) || !id) throw new Refusal("link_dead");
    await end[letters as Letters](id);
    return ENDED[letters as Letters];
  }

  handle(api, endpoints.unsubscribe, async ({ body }) => ({ message: await endBy(body.token) }));

  api.fastify.register(async (scope) => {
    // The body that a mail program posts is not read, because the address contains everything that
    // is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT };
    // The address in a letter is that of the page in the reader's language.
    for (const { base } of LANGUAGES) {
      scope.post(`${base}${UNSUBSCRIBE_PATH}`, options, async ({ query }, reply) => {
        const { token } = query as { token?: unknown };
        const words = await endBy(typeof token === "string" ? token : "");
        return reply.type("text/plain; charset=utf-8").send(words);
      });
    }
  });
}
