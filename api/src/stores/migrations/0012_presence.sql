CREATE UNLOGGED TABLE "presence" (
	"process_id" uuid NOT NULL,
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "presence_process_id_media_id_user_id_pk" PRIMARY KEY("process_id","media_id","user_id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "presence_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_process_id_presence_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."presence_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_media" ON "presence" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "presence_user" ON "presence" USING btree ("user_id");