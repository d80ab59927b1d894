import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../servers.ts";
import { haproxySettings, type NodePorts, PASSWORD, patroniSettings } from "./settings.ts";

const READY_WITHIN_MS = 120_000;

/** A PostgreSQL with a synchronous standby under Patroni, behind HAProxy, all on this machine. */
export interface Cluster extends AsyncDisposable {
  /** The address of whichever node is the primary now. */
  readonly url: string;
  /** The addresses of all nodes, each of exactly one server. */
  readonly nodeUrls: readonly string[];
  /** The address of the node that is the standby before the failure. */
  readonly standbyUrl: string;
  /**
   * Ends the machine of the primary at once: its Patroni and its PostgreSQL are killed, and neither
   * starts again. @returns the name of the node
   */
  killPrimary(): Promise<string>;
}

interface Node {
  readonly name: string;
  readonly ports: NodePorts;
  readonly patroni: ChildProcess;
}

/**
 * Starts etcd, two nodes and HAProxy in a temporary folder, and waits until the standby follows in
 * step. The programs are Debian's packages `etcd-server`, `patroni`, `haproxy` and `postgresql`.
 * @throws Error if one of them is missing, or the cluster does not become ready in two minutes
 */
export async function startCluster(): Promise<Cluster> {
  await using steps = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "suvarna-failover-"));
  steps.defer(() => rm(folder, { recursive: true, force: true }));
  await belongsToPostgres(folder);
  const [etcd, peer] = [await freePort(), await freePort()];
  const front = await freePort();
  const processes = new Processes(folder);
  steps.defer(() => processes.stopAll());
  await processes.start("etcd", [
    `--data-dir=${join(folder, "etcd")}`,
    `--listen-client-urls=http://127.0.0.1:${etcd}`,
    `--advertise-client-urls=http://127.0.0.1:${etcd}`,
    `--listen-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-cluster=default=http://127.0.0.1:${peer}`,
  ]);
  const nodes: Node[] = [];
  for (const name of ["one", "two"]) {
    const ports = { postgres: await freePort(), rest: await freePort() };
    const file = join(folder, `${name}.yml`);
    const settings = patroniSettings({ name, ports, etcd, folder, programs: programsFolder() });
    await writeFile(file, settings);
    nodes.push({ name, ports, patroni: await processes.start("patroni", [file]) });
    // The second node copies the first one, which has to be there.
    await until(`node ${name}`, () => answers(ports.rest, name === "one" ? "primary" : "replica"));
  }
  const proxy = join(folder, "haproxy.cfg");
  await writeFile(
    proxy,
    haproxySettings({
      front,
      nodes: nodes.map(({ name, ports }) => ({ name, ...ports })),
    }),
  );
  await processes.start("haproxy", ["-f", proxy]);
  let standby = -1;
  await until("the standby in step", async () => {
    const inStep = await Promise.all(nodes.map(({ ports }) => answers(ports.rest, "sync")));
    standby = inStep.indexOf(true);
    return standby >= 0;
  });
  const nodeUrls = nodes.map(({ ports }) => urlAt(ports.postgres));
  const owned = steps.move();
  return {
    url: urlAt(front),
    nodeUrls,
    standbyUrl: nodeUrls[standby] as string,
    async killPrimary() {
      const states = await Promise.all(nodes.map(({ ports }) => answers(ports.rest, "primary")));
      const primary = nodes[states.indexOf(true)];
      if (!primary) throw new Error("The cluster has no primary.");
      await processes.kill(primary.patroni, join(folder, primary.name));
      return primary.name;
    },
    [Symbol.asyncDispose]: () => owned[Symbol.asyncDispose](),
  };
}

function urlAt(port: number): string {
  return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
}

/** The processes of a cluster, with their output in files of its folder. */
class Processes {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(program: string, args: readonly string[]): Promise<ChildProcess> {
    const log = await open(join(this.#folder, `${program}-${this.#running.length}.log`), "w");
    const uid = postgresUser();
    const child = spawn(program, args, {
      ...(uid === null ? {} : { uid }),
      cwd: this.#folder,
      env: { PATH: `${process.env["PATH"]}:/usr/sbin`, LANG: "C.UTF-8", ETCD_ENABLE_V2: "true" },
      stdio: ["ignore", log.fd, log.fd],
      // A group of its own, so that it can be ended with all that it has started.
      detached: true,
    });
    child.once("exit", () => void log.close());
    await Promise.race([
      once(child, "spawn"),
      once(child, "error").then(([error]) => {
        const fault = error as NodeJS.ErrnoException;
        throw fault.code === "ENOENT" ? new Error(`${program} is not installed.`) : fault;
      }),
    ]);
    this.#running.push(child);
    return child;
  }

  /** Kills Patroni and the PostgreSQL in its data folder, with all of its processes. */
  async kill(patroni: ChildProcess, dataFolder: string): Promise<void> {
    const [pid = ""] = (await readFile(join(dataFolder, "postmaster.pid"), "utf8")).split("\n");
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim();
    endGroup(patroni, "SIGKILL");
    for (const one of [pid, ...children.split(" ")]) end(Number(one), "SIGKILL");
  }

  async stopAll(): Promise<void> {
    for (const child of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      endGroup(child, "SIGTERM");
      const late = setTimeout(() => endGroup(child, "SIGKILL"), 20_000);
      await ended;
      clearTimeout(late);
    }
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  end(-(pid as number), signal);
}

/** Sends a signal to a process, or to a group with its number below zero, if it is still there. */
function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** True if Patroni says that its node has this role now. */
async function answers(port: number, role: "primary" | "replica" | "sync"): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/${role}`).catch(() => null);
  return answer?.status === 200;
}

async function until(what: string, isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`${what} was not ready within two minutes.`);
    await pause(500);
  }
}

/** The folder of PostgreSQL's programs, of the newest version that Debian has installed here. */
function programsFolder(): string {
  const versions = Array.from({ length: 20 }, (_, back) => 30 - back);
  const version = versions.find((one) => existsSync(`/usr/lib/postgresql/${one}/bin/postgres`));
  if (version === undefined) throw new Error("postgresql is not installed.");
  return `/usr/lib/postgresql/${version}/bin`;
}

async function belongsToPostgres(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const uid = postgresUser();
  if (uid !== null) await chown(folder, uid, -1);
}

/**
 * The number of the user as whom the programs run when this process is root, as which PostgreSQL
 * refuses to run: that of Debian's package. Null for any other user.
 */
function postgresUser(): number | null {
  if (process.getuid?.() !== 0) return null;
  return Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));
}
