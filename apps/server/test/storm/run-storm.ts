/**
 * Runs a storm of any size: `npm run storm -- --shoppers 1000 --seed 7`. It uses the embedded
 * database, or PostgreSQL with `TEST_DATABASE=postgres`.
 */
import { parseArgs } from "node:util";
import { testEngine } from "../engine.ts";
import { storm } from "./storm.ts";

const { values } = parseArgs({
  options: {
    shoppers: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now() % 1e9) },
  },
});
const [seed, shoppers] = [Number(values.seed), Number(values.shoppers)];
console.log(`A storm of seed ${seed} with ${shoppers} shoppers, on ${testEngine}...`);
const begun = performance.now();
const { faults, counts } = await storm({ seed, shoppers });
console.log(counts);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} seconds`);
for (const fault of faults) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : "all is well");
process.exitCode = faults.length > 0 ? 1 : 0;
