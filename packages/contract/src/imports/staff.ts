import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const createImport = endpoint({
  method: "POST",
  path: "/staff/imports",
  auth: { can: "products.edit" },
  errors: ["upload_not_found"],
  types: {} as typeof schemas.createImport,
});

export const listImports = endpoint({
  method: "GET",
  path: "/staff/imports",
  auth: { can: "products.edit" },
  errors: [],
  types: {} as typeof schemas.listImports,
});

export const getImport = endpoint({
  method: "GET",
  path: "/staff/imports/:id",
  auth: { can: "products.edit" },
  errors: ["import_not_found"],
  types: {} as typeof schemas.getImport,
});

export const listImportRows = endpoint({
  method: "GET",
  path: "/staff/imports/:id/rows",
  auth: { can: "products.edit" },
  errors: ["import_not_found"],
  types: {} as typeof schemas.listImportRows,
});

export const startImport = endpoint({
  method: "POST",
  path: "/staff/imports/:id/start",
  auth: { can: "products.edit" },
  freshProof: true,
  errors: ["import_not_found", "import_moved", "approval_waiting"],
  types: {} as typeof schemas.startImport,
});

export const stopImport = endpoint({
  method: "POST",
  path: "/staff/imports/:id/stop",
  auth: { can: "products.edit" },
  errors: ["import_not_found", "import_moved"],
  types: {} as typeof schemas.stopImport,
});

export const undoImport = endpoint({
  method: "POST",
  path: "/staff/imports/:id/undo",
  auth: { can: "products.edit" },
  freshProof: true,
  errors: ["import_not_found", "import_moved", "import_old"],
  types: {} as typeof schemas.undoImport,
});

export const exportImportErrors = endpoint({
  method: "GET",
  path: "/staff/imports/:id/errors.csv",
  auth: { can: "products.edit" },
  sends: "text/csv; charset=utf-8",
  errors: ["import_not_found"],
  types: {} as typeof schemas.exportImportErrors,
});

export const exportProducts = endpoint({
  method: "GET",
  path: "/staff/products/export.csv",
  auth: { can: "products.edit" },
  sends: "text/csv; charset=utf-8",
  errors: [],
  types: {} as typeof schemas.exportProducts,
});

export const getImportTemplate = endpoint({
  method: "GET",
  path: "/staff/imports/template.csv",
  auth: { can: "products.edit" },
  sends: "text/csv; charset=utf-8",
  errors: [],
  types: {} as typeof schemas.getImportTemplate,
});
