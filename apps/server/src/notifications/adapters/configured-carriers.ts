import type { Letter, PhoneText } from "../draft.ts";
import type { MessagesConfig } from "../settings.ts";
import type { Carrier } from "./carrier.ts";
import { msg91Carrier } from "./msg91.ts";
import { outbox } from "./outbox.ts";
import { smtpCarrier } from "./smtp.ts";
import { twilioCarrier } from "./twilio.ts";

export interface Carriers {
  readonly email: Carrier<Letter>;
  readonly sms: Carrier<PhoneText>;
}

/** Creates the carriers that the settings name. */
export function configuredCarriers({ smtpUrl, from, sms }: MessagesConfig): Carriers {
  return {
    email: smtpUrl ? smtpCarrier(smtpUrl, from) : outbox,
    sms:
      sms === null ? outbox : "msg91" in sms ? msg91Carrier(sms.msg91) : twilioCarrier(sms.twilio),
  };
}
