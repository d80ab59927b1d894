import { type FastifyInstance, fastify } from "fastify";
import { StartError } from "../errors.ts";

/** Where the shop is to be reached. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

/** @throws StartError when the place can't be had */
export async function listen(
  server: Pick<FastifyInstance, "listen">,
  { port, host }: Place,
): Promise<void> {
  await server.listen({ port, host }).catch((error: unknown) => {
    throw whyNot(error, { port, host });
  });
}

/**
 * Asks before anything is opened or filled, because then it is soon said; the listening itself
 * decides.
 * @throws StartError when the place can't be had
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
