import { readConfig } from "../src/config.ts";
import { consumePhoneCode } from "../src/identity/consume-phone-code.ts";
import {
  type CodeSending,
  type CodeToSend,
  sendPhoneCode,
} from "../src/identity/send-phone-code.ts";
import { appOn } from "./acting.ts";
import { freshDatabase } from "./fresh-database.ts";

const START = new Date("2026-11-21T06:00:00.000Z");
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The id of the login attempt in the browser of the phone's owner. */
export const OWNER = "attempt-of-the-owner";

/** The refusal of a wrong code. */
export const WRONG = { code: "otp_wrong", message: "Invalid OTP" };

/** The fields of a request for a code that differ from the usual fields of the person. */
interface CodeRequest {
  readonly phone?: string;
  readonly address?: string;
  readonly caps?: CodeSending["caps"];
  readonly asker?: string;
  readonly deviceId?: string;
}

export type PhoneCodes = Awaited<ReturnType<typeof openPhoneCodes>>;

/**
 * Opens the phone codes on a database of their own. `sent` has the codes that were sent by text
 * message.
 */
export async function openPhoneCodes() {
  const database = await freshDatabase();
  const sent: CodeToSend[] = [];
  let alarms = 0;
  let people = 0;
  const secret = "a-secret-that-nobody-else-has-here";
  const sending: CodeSending = {
    app: appOn(database, () => START),
    secret,
    caps: readConfig({}).signIn.codes,
    deliver: async (_tx, message) => void sent.push(message),
    alarm: () => alarms++,
  };

  /**
   * Returns a person with a phone number and a network address that no other person has. Each
   * person acts on a day of their own.
   */
  function somebody() {
    sent.length = 0;
    const network = ++people;
    const phone = `+9198${String(network).padStart(8, "0")}`;
    const address = `10.${network >> 8}.${network & 255}.1`;
    const day = START.getTime() + network * 48 * HOUR;
    const at = (ms: number) => new Date(day + ms);
    const appAt = (ms: number) => appOn(database, () => at(ms));
    return {
      phone,
      network,
      at,
      send: (ms: number, { caps = sending.caps, ...overrides }: CodeRequest = {}) =>
        sendPhoneCode(
          { ...sending, app: appAt(ms), caps },
          {
            purpose: "login",
            phone,
            address,
            asker: OWNER,
            deviceId: null,
            language: "en",
            ...overrides,
          },
        ),
      use: (code: string, ms: number, purpose: "login" | "change-phone" = "login", asker = OWNER) =>
        consumePhoneCode(appAt(ms), secret, { purpose, phone, asker, code }),
    };
  }

  return {
    database,
    sending,
    sent,
    /** Returns the newest code that was sent. */
    code: () => sent.at(-1)?.code ?? "",
    /**
     * Returns how often the shop's owner was told that the shop's daily number of codes is used up.
     */
    alarms: () => alarms,
    somebody,
  };
}
