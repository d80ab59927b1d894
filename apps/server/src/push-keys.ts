/** `npm run push-keys` prints a new key pair for push messages as two lines for the file `.env`. */
import { newKeys } from "./push/index.ts";

const { publicKey, privateKey } = newKeys();
process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`);
