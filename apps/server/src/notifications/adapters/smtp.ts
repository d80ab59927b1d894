import type { Transporter } from "nodemailer";
import { JobFailure } from "../../platform/job-kind.ts";
import { isOnThisMachine } from "../../platform/this-machine.ts";
import type { Letter } from "../draft.ts";
import { type Carrier, CarrierRefusal } from "./carrier.ts";

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/**
 * A mail server. When it breaks off before its last word, nobody can say whether it took the
 * letter: it is sent again under the same Message-ID, by which receivers know it.
 */
export function smtpCarrier(url: string, from: string): Carrier<Letter> {
  let transport: Promise<Transporter> | undefined;
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1];

  return {
    isOutbox: false,
    knowsRepeats: true,
    async carry({ id, to, content }) {
      const { subject, text, html, unsubscribe } = content;
      transport ??= openTransport(url);
      const sent = await (await transport)
        .sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(unsubscribe ? oneClick(unsubscribe) : {}),
          },
        })
        .catch((error: SmtpError) => {
          throw whatItMeans(error);
        });
      return sent.messageId;
    },
  };
}

/** The mail library is loaded for the first letter: a shop without a mail server never needs it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    // The password and the letters never leave the machine in clear.
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // A letter's words never name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * The headers of RFC 8058 for the mail program's unsubscribe button, which posts to the address.
 */
function oneClick(address: string) {
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Only the codes of the mail server are logged, because its texts contain the receiver's address.
 */
function whatItMeans({ code = "", responseCode, command }: SmtpError): Error {
  const words = [`the mail server: ${code}`, responseCode].filter(Boolean).join(" ");
  const isAboutLetter = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  const isForGood = responseCode === undefined ? code === "EENVELOPE" : responseCode >= 500;
  return isAboutLetter && isForGood ? new CarrierRefusal(words) : new JobFailure(words);
}
