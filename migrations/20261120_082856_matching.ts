import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_match_questions_evidence" AS ENUM('new', 'same_address', 'same_street', 'same_branch',
     'only_in_district', 'cut_name', 'near_spelling', 'register', 'person');
  CREATE TYPE "public"."enum_match_questions_answer" AS ENUM('open', 'same', 'different', 'settled');
  CREATE TYPE "public"."enum_restaurant_sources_kind" AS ENUM('register', 'kakao');
  CREATE TYPE "public"."enum_restaurant_sources_evidence" AS ENUM('new', 'same_address', 'same_street',
    'same_branch', 'only_in_district', 'cut_name', 'near_spelling', 'register', 'person');
  CREATE TABLE "match_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias_id" integer NOT NULL,
  	"candidate_id" integer NOT NULL,
  	"confidence" numeric NOT NULL,
  	"evidence" "enum_match_questions_evidence" NOT NULL,
  	"answer" "enum_match_questions_answer" DEFAULT 'open' NOT NULL,
  	"answered_by_id" integer,
  	"answered_at" timestamp(3) with time zone,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "restaurant_merges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from_id" integer NOT NULL,
  	"into_id" integer NOT NULL,
  	"undone" boolean DEFAULT false NOT NULL,
  	"merged_by_id" integer,
  	"undone_by_id" integer,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "restaurant_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"kind" "enum_restaurant_sources_kind" NOT NULL,
  	"licence_id" integer,
  	"external_id" varchar,
  	"evidence" "enum_restaurant_sources_evidence" NOT NULL,
  	"confidence" numeric NOT NULL,
  	"checked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "licences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"branch" varchar,
  	"region_id" integer,
  	"lot_address" varchar,
  	"road_address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"kind" varchar,
  	"trade" varchar,
  	"is_open" boolean DEFAULT true NOT NULL,
  	"opened_on" timestamp(3) with time zone,
  	"closed_on" timestamp(3) with time zone,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"file" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"name_key" varchar NOT NULL,
  	"branch_key" varchar DEFAULT '' NOT NULL,
  	"lot_key" varchar DEFAULT '' NOT NULL,
  	"road_key" varchar DEFAULT '' NOT NULL
  );
  
  ALTER TABLE "restaurant_aliases" ALTER COLUMN "evidence" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurant_aliases_evidence";
  CREATE TYPE "public"."enum_restaurant_aliases_evidence" AS ENUM('new', 'same_address', 'same_street',
    'same_branch', 'only_in_district', 'cut_name', 'near_spelling', 'register', 'person');
  ALTER TABLE "restaurant_aliases" ALTER COLUMN "evidence" SET DATA TYPE "public"."enum_restaurant_aliases_evidence"
    USING "evidence"::"public"."enum_restaurant_aliases_evidence";
  ALTER TABLE "restaurants" ADD COLUMN "address_from_id" integer;
  ALTER TABLE "restaurant_aliases" ADD COLUMN "confidence" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "import_batches" ADD COLUMN "questions_asked" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "match_questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restaurant_merges_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restaurant_sources_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "licences_id" integer;
  ALTER TABLE "match_questions" ADD CONSTRAINT "match_questions_alias_id_restaurant_aliases_id_fk"
    FOREIGN KEY ("alias_id") REFERENCES "public"."restaurant_aliases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "match_questions" ADD CONSTRAINT "match_questions_candidate_id_restaurants_id_fk"
    FOREIGN KEY ("candidate_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "match_questions" ADD CONSTRAINT "match_questions_answered_by_id_users_id_fk"
    FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "match_questions" ADD CONSTRAINT "match_questions_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_merges" ADD CONSTRAINT "restaurant_merges_from_id_restaurants_id_fk"
    FOREIGN KEY ("from_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_merges" ADD CONSTRAINT "restaurant_merges_into_id_restaurants_id_fk"
    FOREIGN KEY ("into_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_merges" ADD CONSTRAINT "restaurant_merges_merged_by_id_users_id_fk"
    FOREIGN KEY ("merged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_merges" ADD CONSTRAINT "restaurant_merges_undone_by_id_users_id_fk"
    FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_sources" ADD CONSTRAINT "restaurant_sources_restaurant_id_restaurants_id_fk"
    FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_sources" ADD CONSTRAINT "restaurant_sources_licence_id_licences_id_fk"
    FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licences" ADD CONSTRAINT "licences_region_id_regions_id_fk" FOREIGN KEY ("region_id")
    REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "match_questions_alias_idx" ON "match_questions" USING btree ("alias_id");
  CREATE INDEX "match_questions_candidate_idx" ON "match_questions" USING btree ("candidate_id");
  CREATE INDEX "match_questions_answered_by_idx" ON "match_questions" USING btree ("answered_by_id");
  CREATE INDEX "match_questions_import_batch_idx" ON "match_questions" USING btree ("import_batch_id");
  CREATE INDEX "match_questions_updated_at_idx" ON "match_questions" USING btree ("updated_at");
  CREATE INDEX "match_questions_created_at_idx" ON "match_questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "alias_candidate_idx" ON "match_questions" USING btree ("alias_id","candidate_id");
  CREATE INDEX "answer_confidence_idx" ON "match_questions" USING btree ("answer","confidence");
  CREATE INDEX "restaurant_merges_from_idx" ON "restaurant_merges" USING btree ("from_id");
  CREATE INDEX "restaurant_merges_into_idx" ON "restaurant_merges" USING btree ("into_id");
  CREATE INDEX "restaurant_merges_merged_by_idx" ON "restaurant_merges" USING btree ("merged_by_id");
  CREATE INDEX "restaurant_merges_undone_by_idx" ON "restaurant_merges" USING btree ("undone_by_id");
  CREATE INDEX "restaurant_merges_updated_at_idx" ON "restaurant_merges" USING btree ("updated_at");
  CREATE INDEX "restaurant_merges_created_at_idx" ON "restaurant_merges" USING btree ("created_at");
  CREATE INDEX "restaurant_sources_restaurant_idx" ON "restaurant_sources" USING btree ("restaurant_id");
  CREATE INDEX "restaurant_sources_licence_idx" ON "restaurant_sources" USING btree ("licence_id");
  CREATE UNIQUE INDEX "restaurant_kind_idx" ON "restaurant_sources" USING btree ("restaurant_id","kind");
  CREATE INDEX "licences_region_idx" ON "licences" USING btree ("region_id");
  CREATE UNIQUE INDEX "licences_number_idx" ON "licences" USING btree ("number");
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_address_from_id_restaurant_aliases_id_fk"
    FOREIGN KEY ("address_from_id") REFERENCES "public"."restaurant_aliases"("id")
    ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels"
    ADD CONSTRAINT "payload_locked_documents_rels_match_questions_fk" FOREIGN KEY ("match_questions_id")
    REFERENCES "public"."match_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels"
    ADD CONSTRAINT "payload_locked_documents_rels_restaurant_merges_fk"
    FOREIGN KEY ("restaurant_merges_id") REFERENCES "public"."restaurant_merges"("id")
    ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels"
    ADD CONSTRAINT "payload_locked_documents_rels_restaurant_sources_fk"
    FOREIGN KEY ("restaurant_sources_id") REFERENCES "public"."restaurant_sources"("id")
    ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_licences_fk"
    FOREIGN KEY ("licences_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_address_from_idx" ON "restaurants" USING btree ("address_from_id");
  CREATE INDEX "payload_locked_documents_rels_match_questions_id_idx" ON "payload_locked_documents_rels"
    USING btree ("match_questions_id");
  CREATE INDEX "payload_locked_documents_rels_restaurant_merges_id_idx" ON "payload_locked_documents_rels"
    USING btree ("restaurant_merges_id");
  CREATE INDEX "payload_locked_documents_rels_restaurant_sources_id_idx" ON "payload_locked_documents_rels"
    USING btree ("restaurant_sources_id");
  CREATE INDEX "payload_locked_documents_rels_licences_id_idx" ON "payload_locked_documents_rels"
    USING btree ("licences_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "match_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurant_merges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurant_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "licences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "match_questions" CASCADE;
  DROP TABLE "restaurant_merges" CASCADE;
  DROP TABLE "restaurant_sources" CASCADE;
  DROP TABLE "licences" CASCADE;
  ALTER TABLE "restaurants" DROP CONSTRAINT "restaurants_address_from_id_restaurant_aliases_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_match_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_restaurant_merges_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_restaurant_sources_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_licences_fk";
  
  ALTER TABLE "restaurant_aliases" ALTER COLUMN "evidence" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurant_aliases_evidence";
  CREATE TYPE "public"."enum_restaurant_aliases_evidence" AS ENUM('new', 'same_key', 'same_address',
    'near_spelling', 'register', 'person');
  ALTER TABLE "restaurant_aliases" ALTER COLUMN "evidence" SET DATA TYPE "public"."enum_restaurant_aliases_evidence"
    USING "evidence"::"public"."enum_restaurant_aliases_evidence";
  DROP INDEX "restaurants_address_from_idx";
  DROP INDEX "payload_locked_documents_rels_match_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_restaurant_merges_id_idx";
  DROP INDEX "payload_locked_documents_rels_restaurant_sources_id_idx";
  DROP INDEX "payload_locked_documents_rels_licences_id_idx";
  ALTER TABLE "restaurants" DROP COLUMN "address_from_id";
  ALTER TABLE "restaurant_aliases" DROP COLUMN "confidence";
  ALTER TABLE "import_batches" DROP COLUMN "questions_asked";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "match_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restaurant_merges_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restaurant_sources_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "licences_id";
  DROP TYPE "public"."enum_match_questions_evidence";
  DROP TYPE "public"."enum_match_questions_answer";
  DROP TYPE "public"."enum_restaurant_sources_kind";
  DROP TYPE "public"."enum_restaurant_sources_evidence";`)
}
