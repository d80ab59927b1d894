import type { TestOutcome } from "@suvarna/contract/settings/staff-schemas";
import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";

/** The outside services that staff can test. */
export interface ServiceTests {
  /**
   * Tests a gateway by asking about an order that does not exist; null when there is no gateway of
   * this name.
   */
  gateway(name: string): Promise<TestOutcome> | null;
  /** Sends a test letter to the address of a person. */
  letter(to: { userId: string; key: string; at: Date }): Promise<TestOutcome>;
  text(to: { userId: string; key: string; at: Date }): Promise<TestOutcome>;
}

/** Tests an outside service, and measures the time in milliseconds. @throws Refusal not_found */
export async function testService(
  { app, tries }: { readonly app: App; readonly tries: ServiceTests },
  actor: UserActor,
  service: string,
): Promise<{ outcome: TestOutcome; ms: number }> {
  const began = performance.now();
  const to = { userId: actor.userId, key: newId(), at: app.clock() };
  const outcome =
    service === "mail"
      ? await tries.letter(to)
      : service === "sms"
        ? await tries.text(to)
        : await tries.gateway(service);
  if (outcome === null) throw new Refusal("not_found");
  const ms = Math.round(performance.now() - began);
  await act(app, actor, async ({ record }) => {
    record({ what: "settings.service_tested", subject: service, after: { outcome, ms } });
  });
  return { outcome, ms };
}
