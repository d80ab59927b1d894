import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/imports/staff";
import * as schemas from "@suvarna/contract/imports/staff-schemas";
import type { ExportedList } from "../catalogue/index.ts";
import type { Uploads } from "../media/index.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Approvals } from "../staff/index.ts";
import { createImport, startImport, stopImport, undoImport } from "./change-import.ts";
import { exportErrors, exportProducts, templateFile } from "./export-products.ts";
import { listRows } from "./list-rows.ts";
import { findImport, listImports } from "./queries.ts";
import { serializeImports, serializeOne, serializeRow } from "./serialize-import.ts";
import type { WriteImportDependencies } from "./write-import.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff import products from files, and export them to files. */
export function registerImports(
  api: Api,
  dependencies: WriteImportDependencies & {
    readonly uploads: Uploads;
    readonly approvals: Approvals;
    readonly stock: ExportedList["stock"];
  },
): void {
  const { db } = dependencies.app.database;

  handle(api, endpoints.createImport, async ({ body }, { actor }) =>
    serializeOne(db, await createImport(dependencies, actor, body)),
  );

  handle(api, endpoints.listImports, async ({ query }) => {
    const { cursor, limit } = query;
    const { items, total } = await listImports(db, { cursor, limit: limit + 1 });
    const { page, last } = cutPage(items, limit);
    return { items: await serializeImports(db, page), total, nextCursor: last?.id ?? null };
  });

  handle(api, endpoints.getImport, async ({ params }) =>
    serializeOne(db, await findImport(db, params.id)),
  );

  handle(api, endpoints.listImportRows, async ({ params, query }) => {
    const { show, cursor, limit } = query;
    const { rows, total } = await listRows(db, await findImport(db, params.id), {
      show,
      cursor,
      limit: limit + 1,
    });
    const { page, last } = cutPage(rows, limit);
    return { items: page.map(serializeRow), total, nextCursor: last ? String(last.row) : null };
  });

  handle(api, endpoints.startImport, async ({ params, body }, { actor, answerWith }) => {
    const started = await startImport(dependencies, actor, params.id, body);
    if (!("approval" in started)) return serializeOne(db, started);
    answerWith(202);
    return started;
  });
  handle(api, endpoints.stopImport, async ({ params }, { actor }) =>
    serializeOne(db, await stopImport(dependencies, actor, params.id)),
  );
  handle(api, endpoints.undoImport, async ({ params }, { actor }) =>
    serializeOne(db, await undoImport(dependencies, actor, params.id)),
  );

  handle(api, endpoints.exportImportErrors, async ({ params }) =>
    exportErrors(db, await findImport(db, params.id)),
  );
  handle(api, endpoints.getImportTemplate, async () => templateFile());
  handle(api, endpoints.exportProducts, async ({ query: filter }) =>
    exportProducts(db, { filter, stock: dependencies.stock }),
  );
}
