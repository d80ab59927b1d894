import * as z from "zod";
import { JobFailure } from "../../platform/job-kind.ts";
import type { PhoneText } from "../draft.ts";
import type { Msg91Config } from "../settings.ts";
import { askProvider, isTemporaryProblem } from "./ask-provider.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./carrier.ts";
import { indianMobile } from "./indian-mobile.ts";

/** The reply of MSG91. An error can have status 200, so the field `type` decides. */
const Answer = z.object({
  type: z.string(),
  request_id: z.string().optional(),
  message: z.unknown().optional(),
});

/**
 * Creates the carrier of MSG91 (v5). All texts are sent by its flow call, which names a registered
 * template. Its call for one-time codes is not used, because that call has the code and the phone
 * number in its URL, which servers and proxies write to their logs.
 */
export function msg91Carrier(config: Msg91Config, timeoutMs?: number): Carrier<PhoneText> {
  const headers = { authkey: config.authKey, "content-type": "application/json" };

  return {
    isOutbox: false,
    knowsRepeats: false,
    hasTemplate: (template) => templateOf(config, template) !== undefined,
    async carry({ to, content }) {
      const { url, body } = requestFor(config, indianMobile(to), content);
      const options = { headers, body: JSON.stringify(body), ...(timeoutMs ? { timeoutMs } : {}) };
      const { status, answer } = await askProvider(url, options, Answer);
      if (answer?.type === "success") return answer.request_id ?? null;
      if (isTemporaryProblem(status)) throw new JobFailure(`the SMS provider: status ${status}`);
      if (answer) throw new CarrierRefusal(`the SMS provider refused it with status ${status}`);
      throw new OutcomeUnknown("the SMS provider: an answer of another shape");
    },
  };
}

function templateOf({ templates }: Msg91Config, name: string): string | undefined {
  return templates[name];
}

function requestFor(config: Msg91Config, mobile: string, content: PhoneText) {
  const { url } = config;
  const template = templateOf(config, content.template);
  if (!template) throw new CarrierRefusal(`no registered template of ${content.template}`);
  return {
    url: new URL(`${url}/api/v5/flow`),
    body: { template_id: template, recipients: [{ mobiles: mobile, ...content.variables }] },
  };
}
