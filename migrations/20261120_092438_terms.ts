import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_terms_versions_code" AS ENUM('tos', 'privacy', 'age14', 'location');
  CREATE TYPE "public"."enum_tickets_kind" AS ENUM('correction', 'takedown', 'suggestion', 'other');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('open', 'answered', 'closed');
  CREATE TABLE "terms_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum_terms_versions_code" DEFAULT 'tos' NOT NULL,
  	"title" varchar NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"is_required" boolean DEFAULT true NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"body" varchar NOT NULL,
  	"pdf_url" varchar,
  	"published" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_tickets_kind" NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"email" varchar,
  	"restaurant_id" integer,
  	"status" "enum_tickets_status" DEFAULT 'open' NOT NULL,
  	"notes" varchar,
  	"settled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tickets_id" integer;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id")
    REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "terms_versions_updated_at_idx" ON "terms_versions" USING btree ("updated_at");
  CREATE INDEX "terms_versions_created_at_idx" ON "terms_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_version_idx" ON "terms_versions" USING btree ("code","version");
  CREATE INDEX "tickets_restaurant_idx" ON "tickets" USING btree ("restaurant_id");
  CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_versions_fk"
    FOREIGN KEY ("terms_versions_id") REFERENCES "public"."terms_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk"
    FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_terms_versions_id_idx" ON "payload_locked_documents_rels"
    USING btree ("terms_versions_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels"
    USING btree ("tickets_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "terms_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "terms_versions" CASCADE;
  DROP TABLE "tickets" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tickets_fk";
  
  DROP INDEX "payload_locked_documents_rels_terms_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_tickets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tickets_id";
  DROP TYPE "public"."enum_terms_versions_code";
  DROP TYPE "public"."enum_tickets_kind";
  DROP TYPE "public"."enum_tickets_status";`)
}
