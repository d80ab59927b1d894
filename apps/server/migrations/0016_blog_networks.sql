CREATE TABLE "blog_networks" (
	"network" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"readers" integer NOT NULL
);
