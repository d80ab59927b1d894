import * as z from "zod";
import { JobFailure } from "../../platform/job-kind.ts";
import type { PhoneText } from "../draft.ts";
import type { TwilioConfig } from "../settings.ts";
import { askProvider, isTemporaryProblem } from "./ask-provider.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./carrier.ts";
import { indianMobile } from "./indian-mobile.ts";

/** The reply of Twilio: a message has a `sid`, an error has a `code`. */
const Answer = z.union([z.object({ sid: z.string() }), z.object({ code: z.number() })]);

/**
 * Twilio's messages API. The shop creates and checks the codes itself, so the Verify API is not
 * used.
 */
export function twilioCarrier(config: TwilioConfig, timeoutMs?: number): Carrier<PhoneText> {
  const { url, accountSid, authToken, from, hindiTexts } = config;
  const address = new URL(
    `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
  );
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded",
  };

  return {
    isOutbox: false,
    knowsRepeats: false,
    // Twilio gets the words and no template, so every text in English can be sent. A text in Hindi
    // is sent only if its words are registered in India, which the shop's settings say.
    hasTemplate: (template) => !template.endsWith(".hi") || hindiTexts.includes(template),
    async carry({ to, content }) {
      const form = new URLSearchParams({
        To: `+${indianMobile(to)}`,
        [sender]: from,
        Body: content.text,
      });
      const options = { headers, body: form.toString(), ...(timeoutMs ? { timeoutMs } : {}) };
      const { status, answer } = await askProvider(address, options, Answer);
      if (answer && "sid" in answer && status < 300) return answer.sid;
      const code = answer && "code" in answer ? ` code ${answer.code}` : "";
      if (isTemporaryProblem(status))
        throw new JobFailure(`the SMS provider: status ${status}${code}`);
      if (code) throw new CarrierRefusal(`the SMS provider: status ${status}${code}`);
      throw new OutcomeUnknown("the SMS provider: an answer of another shape");
    },
  };
}
