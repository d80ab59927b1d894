import autocannon from "autocannon";
import { fromClient } from "./client-address.ts";
import type { Load } from "./load.ts";

const { manyClients, ...settings } = JSON.parse(process.env["LOAD"] ?? "{}");
const first = Math.trunc(Math.random() * 2 ** 24);
let sent = 0;
const setupRequest = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, ...fromClient(first + sent++) },
});
const result = await autocannon(
  manyClients ? { ...settings, requests: [{ setupRequest }] } : settings,
);
const load: Load = {
  perSecond: result.requests.average,
  failed: result.errors + result.non2xx + result.timeouts,
  medianMs: result.latency.p50,
  p99Ms: result.latency.p99,
};
process.send?.(load, () => process.exit(0));
