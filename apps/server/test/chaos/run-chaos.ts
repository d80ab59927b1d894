/**
 * Runs a chaos test of any size: `npm run chaos -- --kills 1000 --seed 7`. It uses the embedded
 * database, or two processes on PostgreSQL with `TEST_DATABASE=postgres`. With `--minutes 30` the
 * run ends after that time at the latest. The signal SIGTERM ends the run too. The shop's data is
 * checked in any case.
 */
import { parseArgs } from "node:util";
import { testEngine } from "../engine.ts";
import { chaos } from "./chaos.ts";
import { FAULTS, type Fault } from "./faults.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    seed: { type: "string", default: String(Date.now() % 1e9) },
    faults: { type: "string", default: FAULTS.join() },
    processes: { type: "string", default: "2" },
    log: { type: "string", default: "silent" },
    minutes: { type: "string" },
  },
});
const [seed, kills, processes] = [values.seed, values.kills, values.processes].map(Number) as [
  number,
  number,
  number,
];
const faults = values.faults.split(",") as Fault[];
const unknown = faults.filter((fault) => !FAULTS.includes(fault));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join()}; there are ${FAULTS.join()}.`);
  process.exit(2);
}
const again = `TEST_DATABASE=${testEngine} npm run chaos -- --kills ${kills} --seed ${seed} --faults ${values.faults}`;
console.log(`A chaos of seed ${seed} with ${kills} kills and freezes, on ${testEngine}...`);
const stopped = new AbortController();
process.once("SIGTERM", () => stopped.abort());
const begun = performance.now();
const {
  faults: found,
  counts,
  leftOut,
} = await chaos({
  seed,
  kills,
  enough: stopped.signal,
  ...(values.minutes ? { minutes: Number(values.minutes) } : {}),
  faults,
  processes,
  logLevel: values.log,
  onProgress: console.log,
});
const wrong = [...found];
console.log(counts);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} seconds`);
if (counts["kills and freezes"] === 0) wrong.push("Nothing was killed: the run was too short.");
for (const why of leftOut) console.log(`Left out: ${why}`);
for (const fault of wrong) console.error(fault);
console.log(wrong.length > 0 ? `${wrong.length} faults. Again: ${again}` : "All is well.");
process.exitCode = wrong.length > 0 ? 1 : 0;
