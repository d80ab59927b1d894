CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("actor_kind","id");
