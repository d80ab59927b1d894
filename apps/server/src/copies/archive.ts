import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { StartError } from "../platform/errors.ts";

/** An archive that is being written: a tar file, compressed by gzip, that any tool can unpack. */
export interface ArchiveWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
}

/** A file of an archive. Read its content before you take the next file. */
export interface ArchiveEntry {
  readonly name: string;
  bytes(): Promise<Uint8Array>;
}

/**
 * Writes an archive. The file gets its name only when it is complete, and a failure leaves no file
 * behind.
 * @param fill adds the files, one after the other
 */
export async function writeArchive<T>(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  // Two backups into one file at the same time must not write into each other.
  const part = `${file}.${randomUUID()}.part`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createGzip(),
    createWriteStream(part, { mode: 0o600, flags: "wx", flush: true }),
  );
  // An error such as a full disk also ends the packing, so that the code that adds the files throws
  // the error.
  written.catch(() => {});
  try {
    const result = await fill({
      async add(name, content) {
        const bytes = typeof content === "string" ? Buffer.from(content) : content;
        const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
        await writer.write(bytes);
        await writer.close();
      },
    });
    controller.finalize();
    await written;
    await rename(part, file);
    return result;
  } catch (cause) {
    controller.error(cause);
    await written.catch(() => {});
    await rm(part, { force: true });
    throw cause;
  }
}

/**
 * Reads the files of an archive in their stored sequence.
 * @throws StartError when the file is not an archive, or was cut off
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on("error", (cause) => unpacked.destroy(cause));
  source.pipe(unpacked);
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }) as never);
  const unreadable = () => new StartError(`${file} can't be read as a backup, or was cut off.`);
  try {
    for await (const { header, body } of entries as AsyncIterable<TarEntry>) {
      const bytes = () =>
        new Response(body as never).arrayBuffer().then(
          (buffer) => new Uint8Array(buffer),
          () => Promise.reject(unreadable()),
        );
      yield { name: header.name, bytes };
    }
  } catch {
    // This block handles only errors of reading. An error in the caller's loop is not thrown into
    // this generator.
    throw unreadable();
  } finally {
    source.destroy();
  }
}

interface TarEntry {
  readonly header: { readonly name: string };
  readonly body: unknown;
}
