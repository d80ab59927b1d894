import type { Page, Route } from "@playwright/test";

/** A rate per gram in the format of the API. */
export interface Rate {
  readonly Carat: string;
  readonly TodayPricePerGram: number;
  readonly purity: number;
  readonly updatedAt: string;
  readonly change: number;
  readonly source: string;
}

const PURITY = { "24K": 99.9, "22K": 91.7, "18K": 75, Silver: 4.1 };

/** Returns rates with prices of the test, and with a time shortly after the shop's own rates. */
export function ratesOf(gold24k: number, silver: number, secondsOn = 60): Rate[] {
  const updatedAt = new Date(Date.now() + secondsOn * 1000).toISOString();
  const prices = { "24K": gold24k, "22K": gold24k - 1000, "18K": gold24k - 3000, Silver: silver };
  return Object.entries(prices).map(([Carat, TodayPricePerGram]) => ({
    Carat,
    TodayPricePerGram,
    updatedAt,
    change: 0.5,
    source: "Simulated market",
    purity: PURITY[Carat as keyof typeof PURITY],
  }));
}

/**
 * The simulated market of one page. The page's clock is stopped, and the test controls the page's
 * WebSockets and the API's replies.
 */
export interface Market {
  /** Advances the page's clock. */
  pass(ms: number): Promise<void>;
  /** Lets the page's clock run again. */
  resume(): Promise<void>;
  /** Waits until the page has opened its first WebSocket. */
  begin(): Promise<void>;
  socketCount(): Promise<number>;
  /** Fires an event on the newest WebSocket of the page. */
  fire(type: "open" | "close" | "error"): Promise<void>;
  /** Sends rates over the newest WebSocket. */
  sendRates(rates: readonly Rate[]): Promise<void>;
  /**
   * The API's reply to requests for rates: rates, a refusal, or no reply until `release` is called.
   */
  answer: readonly Rate[] | "refuse" | "wait";
  /** The number of requests for rates that the API has received. */
  requestCount: number;
  /** Answers the requests that wait for a reply. */
  release(): Promise<void>;
}

/** Takes control of a page's clock and market. It must be called before the page is opened. */
export async function openMarket(page: Page): Promise<Market> {
  await page.addInitScript(() => {
    class HeldSocket extends EventTarget {
      static all: HeldSocket[] = [];
      constructor() {
        super();
        HeldSocket.all.push(this);
      }
      close() {}
    }
    Object.assign(window, { WebSocket: HeldSocket });
    // Without chance a page waits the shortest time before it opens a new WebSocket.
    Math.random = () => 0;
  });
  const waiting: Route[] = [];
  const market: Market = {
    answer: "refuse",
    requestCount: 0,
    pass: (ms) => page.clock.runFor(ms),
    resume: () => page.clock.resume(),
    async begin() {
      // The clock advances in small steps, because the page's asynchronous work between the steps
      // must run but takes no time on this clock.
      while ((await market.socketCount()) === 0) await page.clock.runFor(50);
    },
    socketCount: () =>
      page.evaluate(() => (window.WebSocket as unknown as { all: EventTarget[] }).all.length),
    fire: (type) =>
      page.evaluate((name) => {
        const { all } = window.WebSocket as unknown as { all: EventTarget[] };
        all.at(-1)?.dispatchEvent(new Event(name));
      }, type),
    sendRates: (rates) =>
      page.evaluate(
        (text) => {
          const { all } = window.WebSocket as unknown as { all: EventTarget[] };
          all.at(-1)?.dispatchEvent(new MessageEvent("message", { data: text }));
        },
        JSON.stringify({ type: "PRICE_UPDATE", prices: rates, at: rates[0]?.updatedAt ?? "" }),
      ),
    async release() {
      for (const route of waiting.splice(0)) await reply(route, market.answer);
    },
  };
  await page.route(/\/api\/today-price$/, async (route) => {
    market.requestCount++;
    if (market.answer === "wait") waiting.push(route);
    else await reply(route, market.answer);
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return market;
}

function reply(route: Route, answer: Market["answer"]): Promise<void> {
  return typeof answer === "string"
    ? route.fulfill({ status: 503, json: { message: "Not now", code: "unavailable" } })
    : route.fulfill({ json: answer });
}
