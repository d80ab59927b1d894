import { STAFF_CLOSE_CODES, STAFF_SOCKET_PATH } from "@suvarna/contract/staff/constants";
import type { StaffMessage } from "@suvarna/contract/staff/socket";
import type { StaffTopic } from "@suvarna/domain/staff/topic";
import { hearPresence, usePresence } from "./presence.ts";
import { forget, readScreenAgain } from "./queries.ts";
import { useSession } from "./session.ts";

/**
 * The beginnings of the paths whose answers become stale when a topic changes. The page of today
 * shows data of nearly all topics.
 */
const PATHS: Readonly<Record<StaffTopic, readonly string[]>> = {
  orders: [
    "/staff/orders",
    "/staff/figures",
    "/staff/refunds",
    "/staff/buyers",
    "/staff/payment-cases",
    "/staff/settlements",
    "/staff/remittances",
    "/staff/books",
    "/staff/papers",
    // The list of shoppers can be sorted by the sums of their orders.
    "/staff/customers",
  ],
  products: [
    "/staff/products",
    "/staff/huids",
    "/staff/figures",
    "/staff/counter",
    "/staff/collections",
    "/gold",
    "/category",
  ],
  rates: [
    "/staff/rates",
    "/staff/figures",
    "/staff/counter",
    "/staff/products/making/preview",
    "/today-price",
  ],
  tickets: ["/staff/ticket", "/staff/canned-answers", "/staff/customers", "/staff/figures"],
  customers: ["/staff/customers", "/staff/newsletter", "/staff/buyers"],
  // Rates and settings show the requests about them.
  approvals: ["/staff/approvals", "/staff/figures", "/staff/rates", "/staff/settings"],
  content: [
    "/staff/articles",
    "/staff/content",
    "/staff/carousel",
    "/staff/categories",
    "/staff/collections",
    "/staff/testimonials",
    "/staff/reviews",
    "/staff/gallery",
    "/staff/about",
    "/staff/policies",
    "/staff/coupons",
    "/staff/promotions",
  ],
  people: ["/staff/people", "/staff/roles"],
  imports: ["/staff/imports", "/staff/products/import", "/staff/jobs"],
  // The limit of low stock is a setting, and so is the advance of an order.
  settings: ["/staff/settings", "/staff/shop", "/staff/products", "/staff/figures"],
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** How often everything on the screen is read again while there is no open socket. */
const WITHOUT_SOCKET_MS = 15_000;

/**
 * Listens for changes by other people, so that the answers on the screen are read again. The socket
 * carries no data: it names the changed topics, and the API calls read the new data. While the
 * socket is not open, everything on the screen is read again every 15 seconds.
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
      // A newer socket has already replaced the closed socket.
      if (socket !== opened) return;
      socket = null;
      isOpen = false;
      // Without a socket the tab does not know who is there.
      usePresence.setState({ others: [] });
      // The next refused call reports the end of the session to the user; the socket does not try
      // again.
      if (code === STAFF_CLOSE_CODES.refused || code === STAFF_CLOSE_CODES.ended) return;
      failures++;
      timer = setTimeout(open, waitAfter(failures));
    };
  }

  /** Says which thing this tab has open, so that its other readers see it. */
  function sayWhere(): void {
    if (isOpen) socket?.send(JSON.stringify({ at: usePresence.getState().at }));
  }

  function hear(message: StaffMessage): void {
    if (message.type === "welcome") {
      failures = 0;
      isOpen = true;
      sayWhere();
      // The socket reports no change that happened before. All answers were read earlier, so they
      // are stale, those of the first page too.
      void forget(...Object.values(PATHS).flat());
      return;
    }
    if (message.type === "present") {
      hearPresence(message.at, message.others);
      return;
    }
    void forget(...new Set(message.hints.flatMap(({ topic }) => PATHS[topic] ?? [])));
  }

  const unfollowPlace = usePresence.subscribe((now, before) => {
    if (now.at !== before.at) sayWhere();
  });
  // A login changes the token, also a login in another tab.
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
 * The wait in milliseconds before the next attempt. It grows with each failure and is partly
 * random, so that not all browsers reconnect at once after a restart of the shop.
 */
function waitAfter(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}
