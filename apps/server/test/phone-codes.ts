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

/** The attempt of the owner's browser. */
export const OWNER = "attempt-of-the-owner";

/** How a wrong code is refused. */
export const WRONG = { code: "otp_wrong", message: "Invalid OTP" };

/** The parts of a request for a code that differ from those of the person. */
interface Asked {
  readonly phone?: string;
  readonly address?: string;
  readonly caps?: CodeSending["caps"];
  readonly asker?: string;
  readonly deviceId?: string;
}

export type PhoneCodes = Awaited<ReturnType<typeof openPhoneCodes>>;

/** The codes by text message on a database of their own, with what was sent in `sent`. */
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

  /** A person with a number and an address that no other has, and a day of their own. */
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
      send: (ms: number, { caps = sending.caps, ...said }: Asked = {}) =>
        sendPhoneCode(
          { ...sending, app: appAt(ms), caps },
          { purpose: "login", phone, address, asker: OWNER, deviceId: null, ...said },
        ),
      use: (code: string, ms: number, purpose: "login" | "change-phone" = "login", asker = OWNER) =>
        consumePhoneCode(appAt(ms), secret, { purpose, phone, asker, code }),
    };
  }

  return {
    database,
    sending,
    sent,
    /** The newest code that was sent. */
    code: () => sent.at(-1)?.code ?? "",
    /** How often the owner was told that the shop's codes of the day are used up. */
    alarms: () => alarms,
    somebody,
  };
}
