import type { FastifyBaseLogger } from "fastify";
import { type Act, type App, act } from "./act.ts";
import type { Tx } from "./database.ts";
import { JobFailure, jobKind } from "./job-kind.ts";
import type { Jobs } from "./jobs.ts";
import { dropSealingStamps } from "./sealing-stamps.ts";
import { sealedBy, type Vault } from "./vault.ts";

/** An encrypted ("sealed") text with its id and its owner, which the vault needs to decrypt it. */
export interface SealedText {
  readonly id: string;
  readonly about: string;
  readonly sealed: string;
}

/** The sealed texts of a capability, as `sealAnew` lists and replaces them. */
export interface SealedTexts {
  /** The name of these sealed texts in the audit log, such as `PANs`. */
  readonly name: string;
  /**
   * Lists sealed texts that do not begin with a prefix, in the order of their ids.
   * @param page.after the id after which the list begins; null for the beginning
   */
  list(
    tx: Tx,
    page: { readonly prefix: string; readonly after: string | null; readonly limit: number },
  ): Promise<readonly SealedText[]>;
  /** Replaces a sealed text, unless it has changed since it was listed. */
  replace(tx: Tx, text: SealedText, sealed: string): Promise<void>;
}

const SEAL_ANEW = jobKind("seal-anew", { keyed: true, attemptSeconds: 600 });
const TEXTS_AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;

/** The job that decrypts texts which older keys have sealed, and seals them with the newest key. */
export interface SealingAnew {
  /** Enqueues the job that seals texts anew, if this shop has older sealing keys. */
  start(): Promise<void>;
}

/**
 * Registers the job that seals texts anew. The job runs at the start, and once a day until no text
 * needs an older key. Then the shop opens without the older keys. The job waits a day between two
 * runs because another process, which does not know the newest key yet, may still seal with an
 * older key until that process is restarted.
 */
export function sealAnew({
  app,
  jobs,
  log,
  vault,
  texts,
}: {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  readonly log: Pick<FastifyBaseLogger, "error" | "info">;
  readonly vault: Vault;
  readonly texts: readonly SealedTexts[];
}): SealingAnew {
  const actor = { kind: "job", name: SEAL_ANEW.name } as const;
  const [newest = "", ...older] = vault.keyIds;
  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, SEAL_ANEW, {}, { key: "daily", startAfter });

  /**
   * Seals one page of texts with the newest key.
   * @returns the last id; null when there are no more texts
   */
  async function sealPage(all: SealedTexts, after: string | null, count: Count) {
    return act(app, actor, async ({ tx, record }) => {
      const page = { prefix: sealedBy(newest), after, limit: TEXTS_AT_ONCE };
      const listed = await all.list(tx, page);
      let sealed = 0;
      for (const text of listed) {
        const plain = opened(text);
        if (plain === null) count.broken += 1;
        else {
          await all.replace(tx, text, vault.seal(plain, text.about));
          sealed += 1;
        }
      }
      count.sealed += sealed;
      if (sealed > 0) {
        const after = { of: all.name, count: sealed };
        record({ what: "texts.sealed_anew", subject: newest, after });
      }
      return listed.at(-1)?.id ?? null;
    });
  }

  /**
   * Decrypts a sealed text. When no key of this shop opens the text, the failure is logged and null
   * is returned, so that the job continues with the other texts.
   */
  function opened({ id, sealed, about }: SealedText): string | null {
    try {
      return vault.open(sealed, about);
    } catch (error) {
      log.error({ err: error, id }, "a sealed text can't be opened");
      return null;
    }
  }

  async function run(): Promise<void> {
    const count: Count = { sealed: 0, broken: 0 };
    for (const all of texts) {
      let after: string | null = null;
      do after = await sealPage(all, after, count);
      while (after !== null);
    }
    if (count.broken > 0) throw new JobFailure(`${count.broken} sealed texts can't be opened`);
    await act(app, actor, async (act) => {
      if (count.sealed > 0) return enqueue(act, new Date(act.at.getTime() + DAY_MS));
      await dropSealingStamps(act.tx, older);
    });
    if (count.sealed > 0) log.info({ count: count.sealed, key: newest }, "texts are sealed anew");
    else log.info({ keys: older }, "these sealing keys are not needed any more");
  }

  jobs.work(SEAL_ANEW, run);
  return {
    async start() {
      if (older.length > 0) await act(app, actor, (act) => enqueue(act, act.at));
    },
  };
}

/** How many texts a run has sealed anew, and how many texts it could not open. */
interface Count {
  sealed: number;
  broken: number;
}
