import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listOrderPapers = endpoint({
  method: "GET",
  path: "/staff/orders/:id/papers",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listOrderPapers,
});

export const getPaperPdf = endpoint({
  method: "GET",
  path: "/staff/papers/:id/paper.pdf",
  auth: { can: "orders.read" },
  personal: true,
  sends: "application/pdf",
  errors: ["invoice_not_found"],
  types: {} as typeof schemas.getPaperPdf,
});

export const getBooksOfMonth = endpoint({
  method: "GET",
  path: "/staff/books/month",
  auth: { can: "books.read" },
  errors: [],
  types: {} as typeof schemas.getBooksOfMonth,
});

export const getGstr1 = endpoint({
  method: "GET",
  path: "/staff/books/gstr1",
  auth: { can: "books.read" },
  errors: [],
  types: {} as typeof schemas.getGstr1,
});

export const getGstr1Csv = endpoint({
  method: "GET",
  path: "/staff/books/gstr1.csv",
  auth: { can: "books.read" },
  sends: "text/csv",
  errors: [],
  types: {} as typeof schemas.getGstr1Csv,
});

export const getDayBookCsv = endpoint({
  method: "GET",
  path: "/staff/books/day-book.csv",
  auth: { can: "books.read" },
  sends: "text/csv",
  errors: [],
  types: {} as typeof schemas.getDayBookCsv,
});

export const getTallyXml = endpoint({
  method: "GET",
  path: "/staff/books/tally.xml",
  auth: { can: "books.read" },
  sends: "application/xml",
  errors: [],
  types: {} as typeof schemas.getTallyXml,
});
