import { STAFF_CLOSE_CODES, STAFF_SOCKET_PATH } from "@suvarna/contract/staff/constants";
import type { StaffMessage } from "@suvarna/contract/staff/socket";
import { hearPresence, usePresence } from "./presence.ts";
import { invalidateCalls, readScreenAgain } from "./queries.ts";
import { useSession } from "./session.ts";
import { TOPIC_PATHS } from "./topic-paths.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** How often all data on the screen is read again while no socket is open, in milliseconds. */
const WITHOUT_SOCKET_MS = 15_000;

/**
 * Listens for changes by other people, so that the data on the screen is read again. The socket
 * carries no data: it names the changed topics, and the API calls read the new data. While the
 * socket is not open, all data on the screen is read again every 15 seconds.
 * @returns a function that stops listening
 */
export function startLive(): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isOpen = false;
  const reading = setInterval(() => {
    if (!isOpen && useSession.getState().token !== null) readScreenAgain();
  }, WITHOUT_SOCKET_MS);

  function open(): void {
    const { token } = useSession.getState();
    if (isStopped || token === null) return;
    const address = new URL(STAFF_SOCKET_PATH, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify({ token }));
    opened.onmessage = ({ data }) => hear(JSON.parse(String(data)) as StaffMessage);
    opened.onclose = ({ code }) => {
      // A newer socket has already replaced the socket that closed.
      if (socket !== opened) return;
      socket = null;
      isOpen = false;
      // Without a socket the tab does not know which other people have the same record open.
      usePresence.setState({ others: [] });
      // The socket does not reconnect after the session has ended. The next API call is refused and
      // reports the end to the user.
      if (code === STAFF_CLOSE_CODES.refused || code === STAFF_CLOSE_CODES.ended) return;
      failures++;
      timer = setTimeout(open, waitAfter(failures));
    };
  }

  /** Tells the server which record this tab has open, so that other users of the record see it. */
  function sayWhere(): void {
    if (isOpen) socket?.send(JSON.stringify({ at: usePresence.getState().at }));
  }

  function hear(message: StaffMessage): void {
    if (message.type === "welcome") {
      failures = 0;
      isOpen = true;
      sayWhere();
      // The socket does not report changes from before its connection. So all earlier answers
      // become stale, also those of the first page.
      void invalidateCalls(...Object.values(TOPIC_PATHS).flat());
      return;
    }
    if (message.type === "present") {
      hearPresence(message.at, message.others);
      return;
    }
    void invalidateCalls(
      ...new Set(message.hints.flatMap(({ topic }) => TOPIC_PATHS[topic] ?? [])),
    );
  }

  const unfollowPlace = usePresence.subscribe((now, before) => {
    if (now.at !== before.at) sayWhere();
  });
  // A login changes the token, also when the login happens in another tab.
  const unfollow = useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    clearTimeout(timer);
    const last = socket;
    socket = null;
    isOpen = false;
    last?.close();
    if (session.token !== null) open();
  });
  open();
  return () => {
    isStopped = true;
    unfollow();
    unfollowPlace();
    clearInterval(reading);
    clearTimeout(timer);
    const last = socket;
    socket = null;
    last?.close();
  };
}

/**
 * The time in milliseconds before the next attempt to connect. It grows with each failure and is
 * partly random, so that not all browsers reconnect at once after a restart of the shop.
 */
function waitAfter(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}
