import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** An e-mail as the mail server has received it. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** The header lines by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The body with all its parts, decoded from quoted-printable. */
  readonly body: string;
}

/**
 * A fake mail server that stores received letters. It can also refuse letters, hang up or be down.
 */
export interface MailReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: ReceivedLetter[];
  /**
   * Called for each recipient and each letter; returns the error that the server sends, or null to
   * accept.
   */
  refuse: (at: "recipient" | "data", address: string) => (Error & { responseCode: number }) | null;
  /** Whether the server refuses new connections, as an overloaded server does. */
  turnsAway: boolean;
  /** Whether the server hangs up after receiving a letter, without confirming it. */
  hangsUp: boolean;
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openMailReceiver(): Promise<MailReceiver> {
  let server: SMTPServer;
  let port = 0;
  const receiver: MailReceiver = {
    get url() {
      return `smtp://shop:secret@127.0.0.1:${port}`;
    },
    received: [],
    refuse: () => null,
    turnsAway: false,
    hangsUp: false,
    async up() {
      server = openServer(receiver);
      await new Promise<void>((resolve) => {
        server.listen(port, "127.0.0.1", resolve);
      });
      port = (server.server.address() as AddressInfo).port;
    },
    down: () => new Promise((resolve) => server.close(resolve)),
    [Symbol.asyncDispose]: () => receiver.down(),
  };
  await receiver.up();
  return receiver;
}

function openServer(receiver: MailReceiver): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 200,
    onConnect: (_session, done) => done(receiver.turnsAway ? smtpRefusal(421) : null),
    onAuth: ({ username, password }, _session, done) =>
      username === "shop" && password === "secret"
        ? done(null, { user: username })
        : done(new Error("who are you?")),
    onRcptTo: ({ address }, _session, done) => done(receiver.refuse("recipient", address)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = receiver.refuse("data", to[0] ?? "");
        if (refusal) return done(refusal);
        const { mailFrom } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        receiver.received.push({ from, to, ...read(Buffer.concat(parts).toString("utf8")) });
        if (!receiver.hangsUp) return done();
        for (const connection of server.connections) connection.close();
      });
    },
  });
  // A client that disconnects early causes an error event, which tests expect.
  server.on("error", () => {});
  return server;
}

function read(raw: string): Pick<ReceivedLetter, "headers" | "body"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = raw
    .slice(end + 4)
    .replace(/=\r\n/g, "")
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
    );
  return { headers, body };
}

/** Builds an SMTP error reply with this code. */
export function smtpRefusal(responseCode: number): Error & { responseCode: number } {
  return Object.assign(new Error("no, and the address is quoted here"), { responseCode });
}
