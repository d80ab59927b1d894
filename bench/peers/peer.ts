import type { Call } from "../load.ts";
import type { Running } from "../servers.ts";
import type { Piece } from "./catalogue.ts";

/** A request to one of the two servers, and a text that its answer has if it is right. */
export interface Request extends Omit<Call, "url"> {
  readonly path: string;
  readonly contains: string;
}

/** A thing that shoppers do at both servers. */
export interface Task {
  readonly what: string;
  readonly shop: Request;
  readonly peer: Request;
}

/** The place in which a peer is started. */
export interface Place {
  /** The folder with its packages. */
  readonly folder: string;
  /** An empty database, as a URL. */
  readonly database: string;
  /** The pieces that it sells, and a file with them as JSON. */
  readonly pieces: readonly Piece[];
  readonly catalogue: string;
}

/** Another shop that is measured beside this one. */
export interface Peer {
  readonly name: string;
  /** Its packages from the npm registry, with exact versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** Builds it in the folder of its packages, once after they were installed. */
  readonly build?: (folder: string) => Promise<void>;
  /** Fills its database and starts it on the first core. */
  readonly start: (place: Place) => Promise<RunningPeer>;
}

/** A peer that sells the pieces, and what is measured at it. */
export interface RunningPeer extends Running {
  readonly tasks: readonly Task[];
}
