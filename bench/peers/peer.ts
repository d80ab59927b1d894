import type { Call } from "../load.ts";
import type { RunningServer } from "../servers.ts";
import type { Piece } from "./catalogue.ts";

/** A request to one of the two compared servers, and a text that a correct reply contains. */
export interface Request extends Omit<Call, "url"> {
  readonly path: string;
  readonly contains: string;
}

/** A task of shoppers that both compared shops can do, as a request to each of them. */
export interface Task {
  readonly what: string;
  readonly shop: Request;
  readonly peer: Request;
}

/** The folder, the database and the pieces with which another shop is started. */
export interface Place {
  /** The folder with the packages of the other shop. */
  readonly folder: string;
  /** The URL of an empty database. */
  readonly database: string;
  /** The pieces that the other shop sells. The file `catalogue` contains them as JSON. */
  readonly pieces: readonly Piece[];
  readonly catalogue: string;
}

/** Another shop (a peer) that is compared with Suvarna. */
export interface Peer {
  readonly name: string;
  /** The peer's packages from the npm registry, with exact versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** Builds the peer in the folder of its packages, once after their installation. */
  readonly build?: (folder: string) => Promise<void>;
  /** Fills the peer's database and starts the peer on the first core. */
  readonly start: (place: Place) => Promise<RunningPeer>;
}

/** A running peer that sells the pieces, with the tasks that are measured. */
export interface RunningPeer extends RunningServer {
  readonly tasks: readonly Task[];
}
