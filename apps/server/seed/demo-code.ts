/** `npm run demo:code` prints the current one-time code of the demonstration's staff. */
import { demonstrationCode } from "../src/identity/index.ts";

console.log(demonstrationCode(new Date()));
