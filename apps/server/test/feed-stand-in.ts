import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The reply of a rate feed: a body with its status, or a function that writes the response itself.
 */
export type FeedAnswer =
  | { readonly status?: number; readonly body: unknown }
  | ((response: ServerResponse) => void);

/** A fake rate feed on a port of its own. The test determines its HTTP replies. */
export interface FeedStandIn extends AsyncDisposable {
  readonly url: string;
  /** The requests that the feed has received: the address, and the token in the header. */
  readonly requests: { readonly url: string; readonly token: string | undefined }[];
  /** Returns the reply to a request; the test may replace this function. */
  answer: (request: IncomingMessage) => FeedAnswer;
}

export async function openFeed(): Promise<FeedStandIn> {
  const feed = {
    requests: [],
    answer: () => ({ status: 404, body: {} }),
  } as unknown as FeedStandIn & {
    url: string;
  };
  const server = createServer((request, response) => {
    const token = request.headers["x-access-token"];
    feed.requests.push({
      url: request.url ?? "",
      token: token === undefined ? token : String(token),
    });
    const answer = feed.answer(request);
    if (typeof answer === "function") return answer(response);
    const { status = 200, body } = answer;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return Object.assign(feed, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  });
}

const OUNCE_GRAMS = 31.1034768;

/** Returns a reply of GoldAPI.io with a metal's price in rupees per ounce. */
export function goldApiBody(metal: string, price: number, at: Date) {
  const gram = (parts: number) => Math.round((price / OUNCE_GRAMS) * (parts / 24) * 1e4) / 1e4;
  return {
    timestamp: Math.floor(at.getTime() / 1000),
    metal,
    currency: "INR",
    exchange: "FOREXCOM",
    symbol: `FOREXCOM:${metal}INR`,
    price,
    prev_close_price: price,
    open_price: price,
    low_price: price,
    high_price: price,
    open_time: 1_670_544_000,
    ch: 0,
    chp: 0,
    ask: price,
    bid: price,
    price_gram_24k: gram(24),
    price_gram_22k: gram(22),
    price_gram_21k: gram(21),
    price_gram_20k: gram(20),
    price_gram_18k: gram(18),
  };
}

/** Returns a reply of metalpriceapi.com with the prices of gold and silver in rupees per ounce. */
export function metalPriceBody(gold: number, silver: number, at: Date) {
  return {
    success: true,
    base: "INR",
    timestamp: Math.floor(at.getTime() / 1000),
    rates: { XAU: 1 / gold, XAG: 1 / silver, INRXAU: gold, INRXAG: silver },
  };
}
