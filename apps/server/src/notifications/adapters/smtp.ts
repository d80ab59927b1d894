import type { Transporter } from "nodemailer";
import { JobFailure } from "../../platform/job-kind.ts";
import { isOnThisMachine } from "../../platform/this-machine.ts";
import type { Letter } from "../draft.ts";
import { type Carrier, CarrierRefusal } from "./carrier.ts";

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/**
 * Creates the carrier of a mail server. When the connection breaks before the server's last reply,
 * the letter may have been accepted or not. It is sent again with the same Message-ID, by which
 * receivers recognise a repeated letter.
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

/**
 * The mail library is loaded for the first letter, because a shop without a mail server never needs
 * it.
 */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    // TLS is required for a server on another machine, so that the password and the letters are
    // never sent unencrypted.
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // The library must not read files or URLs that the content of a letter names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Builds the headers of RFC 8058 for the unsubscribe button of mail programs, which sends a POST
 * request to the address.
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
 * Describes an error of the mail server by its codes only, because the texts of the server contain
 * the receiver's address.
 */
function whatItMeans({ code = "", responseCode, command }: SmtpError): Error {
  const words = [`the mail server: ${code}`, responseCode].filter(Boolean).join(" ");
  const isAboutLetter = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  const isForGood = responseCode === undefined ? code === "EENVELOPE" : responseCode >= 500;
  return isAboutLetter && isForGood ? new CarrierRefusal(words) : new JobFailure(words);
}
