/** `npm run demo:code` shows the present code of the demonstration's staff. */
import { demonstrationCode } from "../src/identity/index.ts";

console.log(demonstrationCode(new Date()));
