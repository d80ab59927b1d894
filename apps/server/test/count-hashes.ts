import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Counts the password hashes that the shop computes, until the counter is disposed. */
export interface CountedHashes extends Disposable {
  readonly made: number;
  readonly mostAtOnce: number;
}

/** Starts counting in the one function that computes every password hash. */
export function countHashes(): CountedHashes {
  const original = crypto.argon2;
  let [made, now, mostAtOnce] = [0, 0, 0];
  const counted = (...args: Parameters<typeof crypto.argon2>) => {
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
  replaceHash(counted as typeof crypto.argon2);
  return {
    get made() {
      return made;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    [Symbol.dispose]: () => replaceHash(original),
  };
}

function replaceHash(argon2: typeof crypto.argon2): void {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
}
