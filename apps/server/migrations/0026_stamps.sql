CREATE TABLE "stamps" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
