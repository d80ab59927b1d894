import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Counts the password hashes that are computed until it is disposed. */
export interface CountedHashes extends Disposable {
  readonly made: number;
  readonly mostAtOnce: number;
}

/** Starts counting at the one function that computes every password hash. */
export function countHashes(): CountedHashes {
  const original = crypto.scrypt;
  let [made, now, mostAtOnce] = [0, 0, 0];
  const counted = (...args: Parameters<typeof crypto.scrypt>) => {
    const done = args.pop() as (error: Error | null, key: NonSharedBuffer) => void;
    made++;
    mostAtOnce = Math.max(mostAtOnce, ++now);
    return (original as (...args: unknown[]) => void)(
      ...args,
      (error: Error | null, key: NonSharedBuffer) => {
        now--;
        done(error, key);
      },
    );
  };
  replaceScrypt(counted as typeof crypto.scrypt);
  return {
    get made() {
      return made;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    [Symbol.dispose]: () => replaceScrypt(original),
  };
}

function replaceScrypt(scrypt: typeof crypto.scrypt): void {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
}
