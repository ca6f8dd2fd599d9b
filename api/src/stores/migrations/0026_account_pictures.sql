CREATE TABLE "account_pictures" (
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_pictures_company_id_source_id_handle_pk" PRIMARY KEY("company_id","source_id","handle")
);
--> statement-breakpoint
ALTER TABLE "account_pictures" ADD CONSTRAINT "account_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;