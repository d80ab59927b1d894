import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { newId } from "../src/platform/ids.ts";

/** The result that the popup's last page sends to the shop's page. */
export interface Relayed {
  readonly flow: string;
  readonly idToken?: string;
  readonly failure?: string;
}

/** A simulated browser window, which keeps cookies and follows redirects. */
export function openWindow(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  async function visit(
    url: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse & { readonly at: string }> {
    const answer = await app.inject({
      url,
      method: form ? "POST" : "GET",
      headers: {
        // The header in which a trusted proxy reports the protocol of the browser's request.
        "x-forwarded-proto": new URL(url, "http://localhost").protocol.slice(0, -1),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const next = answer.headers.location;
    return next
      ? visit(new URL(next, new URL(url, "http://localhost")).href)
      : Object.assign(answer, { at: url });
  }
  return { visit };
}

/** Completes the sign-in popup of the demonstration with these entries in its form. */
export async function walkPopup(
  app: FastifyInstance,
  typed: Readonly<Record<string, string>>,
  origin = "",
): Promise<Relayed> {
  const flow = newId();
  const popup = openWindow(app);
  const form = await popup.visit(`${origin}/api/auth/google/start?flow=${flow}`);
  return relayedBy(await popup.visit(form.at, typed));
}

export function relayedBy({ body }: { body: string }): Relayed {
  const data = /<script type="application\/json" id="relayed">(.*?)<\/script>/.exec(body)?.[1];
  if (!data) throw new Error(`Nothing is relayed: ${body.slice(0, 300)}`);
  return JSON.parse(data);
}
