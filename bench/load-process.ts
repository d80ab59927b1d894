import autocannon from "autocannon";

const result = await autocannon(JSON.parse(process.env["LOAD"] ?? "{}"));
process.send?.(
  { perSecond: result.requests.average, failed: result.errors + result.non2xx + result.timeouts },
  () => process.exit(0),
);
