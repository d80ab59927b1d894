import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration from the tables; read it before it lands. */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: [
    "./src/*/{tables,*-tables}.ts",
    "./src/platform/audit-chain/tables.ts",
    "./src/platform/{lease,outbox,wake-ups,audit,stamps,add-once}.ts",
  ],
  out: "./migrations",
});
