import { type FastifyInstance, fastify } from "fastify";
import { StartError } from "../errors.ts";

/** The host and port on which the shop listens. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

/** Starts listening. @throws StartError when the port can't be used */
export async function listen(
  server: Pick<FastifyInstance, "listen">,
  { port, host }: Place,
): Promise<void> {
  await server.listen({ port, host }).catch((error: unknown) => {
    throw whyNot(error, { port, host });
  });
}

/**
 * Checks early, before the database is opened or filled, whether the port is free, so that the
 * operator learns at once when it is not. The later `listen` still decides.
 * @throws StartError when the port can't be used
 */
export async function refuseTakenPort(place: Place): Promise<void> {
  await using probe = fastify();
  await listen(probe, place);
}

function whyNot(error: unknown, { port, host }: Place): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
    case "EACCES":
      return new StartError(`Port ${port} may not be used by this user. Set PORT to another.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
