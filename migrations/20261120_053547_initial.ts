import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_restaurants_images_kind" AS ENUM('main', 'extra');
  CREATE TYPE "public"."enum_restaurants_category" AS ENUM('restaurant', 'cafe');
  CREATE TYPE "public"."enum_restaurant_aliases_evidence" AS ENUM('new', 'same_key', 'same_address',
    'near_spelling', 'register', 'person');
  CREATE TYPE "public"."enum_visits_data_source" AS ENUM('crawled', 'manual', 'corrected');
  CREATE TYPE "public"."enum_visits_status" AS ENUM('confirmed', 'pending', 'disputed');
  CREATE TYPE "public"."enum_agencies_type" AS ENUM('city', 'district', 'council', 'ministry', 'education',
    'public_corporation', 'fire', 'other');
  CREATE TYPE "public"."enum_import_batches_status" AS ENUM('applied', 'undone');
  CREATE TYPE "public"."enum_import_rows_status" AS ENUM('skip', 'error');
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'moderator', 'admin');
  CREATE TABLE "restaurants_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL,
  	"kind" "enum_restaurants_images_kind" DEFAULT 'main' NOT NULL
  );
  
  CREATE TABLE "restaurants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"branch" varchar,
  	"category" "enum_restaurants_category" DEFAULT 'restaurant' NOT NULL,
  	"sub_category" varchar,
  	"address" varchar,
  	"region_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"closed_on" timestamp(3) with time zone,
  	"verified_on" timestamp(3) with time zone,
  	"merged_into_id" integer,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "restaurant_aliases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"spelling" varchar NOT NULL,
  	"name_key" varchar NOT NULL,
  	"region_id" integer,
  	"address_key" varchar,
  	"evidence" "enum_restaurant_aliases_evidence" NOT NULL,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"agency_id" integer NOT NULL,
  	"department_id" integer,
  	"spent_at" timestamp(3) with time zone NOT NULL,
  	"time_known" boolean DEFAULT false NOT NULL,
  	"amount" numeric,
  	"shared_amount" numeric,
  	"headcount" numeric,
  	"purpose" varchar,
  	"payment_method" varchar,
  	"source_document_id" integer,
  	"import_batch_id" integer,
  	"alias_id" integer,
  	"sheet" varchar,
  	"row_number" numeric,
  	"place_no" numeric DEFAULT 1 NOT NULL,
  	"row_hash" varchar,
  	"data_source" "enum_visits_data_source" DEFAULT 'manual' NOT NULL,
  	"status" "enum_visits_status" DEFAULT 'confirmed' NOT NULL,
  	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"notes" varchar,
  	"corrected_by_id" integer,
  	"correction_reason" varchar
  );
  
  CREATE TABLE "agencies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_agencies_type" DEFAULT 'other' NOT NULL,
  	"parent_id" integer,
  	"region_id" integer,
  	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"source_url" varchar,
  	"category" varchar,
  	"sub_category" varchar,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agency_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"sub_add1" varchar NOT NULL,
  	"sub_add2" varchar,
  	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "source_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"import_batch_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"file_hash" varchar NOT NULL,
  	"format" varchar NOT NULL,
  	"status" "enum_import_batches_status" NOT NULL,
  	"rows_read" numeric DEFAULT 0 NOT NULL,
  	"rows_visited" numeric DEFAULT 0 NOT NULL,
  	"rows_known" numeric DEFAULT 0 NOT NULL,
  	"rows_skipped" numeric DEFAULT 0 NOT NULL,
  	"rows_rejected" numeric DEFAULT 0 NOT NULL,
  	"visits_made" numeric DEFAULT 0 NOT NULL,
  	"restaurants_new" numeric DEFAULT 0 NOT NULL,
  	"restaurants_matched" numeric DEFAULT 0 NOT NULL,
  	"amount_visited" numeric DEFAULT 0 NOT NULL,
  	"amount_known" numeric DEFAULT 0 NOT NULL,
  	"amount_skipped" numeric DEFAULT 0 NOT NULL,
  	"amount_rejected" numeric DEFAULT 0 NOT NULL,
  	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_batch_id" integer NOT NULL,
  	"sheet" varchar,
  	"row_number" numeric NOT NULL,
  	"status" "enum_import_rows_status" NOT NULL,
  	"reason" varchar NOT NULL,
  	"column" varchar,
  	"amount" numeric
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nickname" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'user' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer,
  	"restaurant_aliases_id" integer,
  	"visits_id" integer,
  	"agencies_id" integer,
  	"departments_id" integer,
  	"regions_id" integer,
  	"source_documents_id" integer,
  	"import_batches_id" integer,
  	"import_rows_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "restaurants_images" ADD CONSTRAINT "restaurants_images_image_id_media_id_fk" FOREIGN KEY ("image_id")
    REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants_images" ADD CONSTRAINT "restaurants_images_parent_id_fk" FOREIGN KEY ("_parent_id")
    REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_region_id_regions_id_fk" FOREIGN KEY ("region_id")
    REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_merged_into_id_restaurants_id_fk"
    FOREIGN KEY ("merged_into_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_aliases" ADD CONSTRAINT "restaurant_aliases_restaurant_id_restaurants_id_fk"
    FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_aliases" ADD CONSTRAINT "restaurant_aliases_region_id_regions_id_fk"
    FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurant_aliases" ADD CONSTRAINT "restaurant_aliases_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id")
    REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id")
    REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_department_id_departments_id_fk" FOREIGN KEY ("department_id")
    REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_source_document_id_source_documents_id_fk"
    FOREIGN KEY ("source_document_id") REFERENCES "public"."source_documents"("id")
    ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_import_batch_id_import_batches_id_fk" FOREIGN KEY ("import_batch_id")
    REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_alias_id_restaurant_aliases_id_fk" FOREIGN KEY ("alias_id")
    REFERENCES "public"."restaurant_aliases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id")
    REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agencies" ADD CONSTRAINT "agencies_parent_id_agencies_id_fk" FOREIGN KEY ("parent_id")
    REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agencies" ADD CONSTRAINT "agencies_region_id_regions_id_fk" FOREIGN KEY ("region_id")
    REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agencies" ADD CONSTRAINT "agencies_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments" ADD CONSTRAINT "departments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id")
    REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments" ADD CONSTRAINT "departments_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "source_documents" ADD CONSTRAINT "source_documents_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_batch_id_import_batches_id_fk"
    FOREIGN KEY ("import_batch_id") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id")
    REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk"
    FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id")
    ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restaurants_fk"
    FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels"
    ADD CONSTRAINT "payload_locked_documents_rels_restaurant_aliases_fk"
    FOREIGN KEY ("restaurant_aliases_id") REFERENCES "public"."restaurant_aliases"("id")
    ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk"
    FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agencies_fk"
    FOREIGN KEY ("agencies_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk"
    FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk"
    FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels"
    ADD CONSTRAINT "payload_locked_documents_rels_source_documents_fk" FOREIGN KEY ("source_documents_id")
    REFERENCES "public"."source_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_batches_fk"
    FOREIGN KEY ("import_batches_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_rows_fk"
    FOREIGN KEY ("import_rows_id") REFERENCES "public"."import_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk"
    FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk"
    FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk"
    FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id")
    REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_images_order_idx" ON "restaurants_images" USING btree ("_order");
  CREATE INDEX "restaurants_images_parent_id_idx" ON "restaurants_images" USING btree ("_parent_id");
  CREATE INDEX "restaurants_images_image_idx" ON "restaurants_images" USING btree ("image_id");
  CREATE INDEX "restaurants_region_idx" ON "restaurants" USING btree ("region_id");
  CREATE INDEX "restaurants_merged_into_idx" ON "restaurants" USING btree ("merged_into_id");
  CREATE INDEX "restaurants_import_batch_idx" ON "restaurants" USING btree ("import_batch_id");
  CREATE INDEX "restaurants_updated_at_idx" ON "restaurants" USING btree ("updated_at");
  CREATE INDEX "restaurants_created_at_idx" ON "restaurants" USING btree ("created_at");
  CREATE INDEX "restaurants_deleted_at_idx" ON "restaurants" USING btree ("deleted_at");
  CREATE INDEX "restaurant_aliases_restaurant_idx" ON "restaurant_aliases" USING btree ("restaurant_id");
  CREATE UNIQUE INDEX "restaurant_aliases_key_idx" ON "restaurant_aliases" USING btree ("key");
  CREATE INDEX "restaurant_aliases_region_idx" ON "restaurant_aliases" USING btree ("region_id");
  CREATE INDEX "restaurant_aliases_import_batch_idx" ON "restaurant_aliases" USING btree ("import_batch_id");
  CREATE INDEX "restaurant_aliases_updated_at_idx" ON "restaurant_aliases" USING btree ("updated_at");
  CREATE INDEX "restaurant_aliases_created_at_idx" ON "restaurant_aliases" USING btree ("created_at");
  CREATE INDEX "visits_restaurant_idx" ON "visits" USING btree ("restaurant_id");
  CREATE INDEX "visits_agency_idx" ON "visits" USING btree ("agency_id");
  CREATE INDEX "visits_department_idx" ON "visits" USING btree ("department_id");
  CREATE INDEX "visits_source_document_idx" ON "visits" USING btree ("source_document_id");
  CREATE INDEX "visits_import_batch_idx" ON "visits" USING btree ("import_batch_id");
  CREATE INDEX "visits_alias_idx" ON "visits" USING btree ("alias_id");
  CREATE INDEX "visits_corrected_by_idx" ON "visits" USING btree ("corrected_by_id");
  CREATE UNIQUE INDEX "agencies_name_idx" ON "agencies" USING btree ("name");
  CREATE INDEX "agencies_type_idx" ON "agencies" USING btree ("type");
  CREATE INDEX "agencies_parent_idx" ON "agencies" USING btree ("parent_id");
  CREATE INDEX "agencies_region_idx" ON "agencies" USING btree ("region_id");
  CREATE INDEX "agencies_import_batch_idx" ON "agencies" USING btree ("import_batch_id");
  CREATE INDEX "agencies_updated_at_idx" ON "agencies" USING btree ("updated_at");
  CREATE INDEX "agencies_created_at_idx" ON "agencies" USING btree ("created_at");
  CREATE INDEX "departments_agency_idx" ON "departments" USING btree ("agency_id");
  CREATE INDEX "departments_import_batch_idx" ON "departments" USING btree ("import_batch_id");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE UNIQUE INDEX "agency_name_idx" ON "departments" USING btree ("agency_id","name");
  CREATE UNIQUE INDEX "regions_code_idx" ON "regions" USING btree ("code");
  CREATE INDEX "regions_sub_add1_idx" ON "regions" USING btree ("sub_add1");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_documents_key_idx" ON "source_documents" USING btree ("key");
  CREATE INDEX "source_documents_import_batch_idx" ON "source_documents" USING btree ("import_batch_id");
  CREATE INDEX "source_documents_updated_at_idx" ON "source_documents" USING btree ("updated_at");
  CREATE INDEX "source_documents_created_at_idx" ON "source_documents" USING btree ("created_at");
  CREATE INDEX "import_batches_file_hash_idx" ON "import_batches" USING btree ("file_hash");
  CREATE INDEX "import_batches_updated_at_idx" ON "import_batches" USING btree ("updated_at");
  CREATE INDEX "import_batches_created_at_idx" ON "import_batches" USING btree ("created_at");
  CREATE INDEX "import_rows_import_batch_idx" ON "import_rows" USING btree ("import_batch_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_restaurants_id_idx" ON "payload_locked_documents_rels"
    USING btree ("restaurants_id");
  CREATE INDEX "payload_locked_documents_rels_restaurant_aliases_id_idx" ON "payload_locked_documents_rels"
    USING btree ("restaurant_aliases_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels"
    USING btree ("visits_id");
  CREATE INDEX "payload_locked_documents_rels_agencies_id_idx" ON "payload_locked_documents_rels"
    USING btree ("agencies_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels"
    USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels"
    USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_source_documents_id_idx" ON "payload_locked_documents_rels"
    USING btree ("source_documents_id");
  CREATE INDEX "payload_locked_documents_rels_import_batches_id_idx" ON "payload_locked_documents_rels"
    USING btree ("import_batches_id");
  CREATE INDEX "payload_locked_documents_rels_import_rows_id_idx" ON "payload_locked_documents_rels"
    USING btree ("import_rows_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "restaurants_images" CASCADE;
  DROP TABLE "restaurants" CASCADE;
  DROP TABLE "restaurant_aliases" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "agencies" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "source_documents" CASCADE;
  DROP TABLE "import_batches" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_restaurants_images_kind";
  DROP TYPE "public"."enum_restaurants_category";
  DROP TYPE "public"."enum_restaurant_aliases_evidence";
  DROP TYPE "public"."enum_visits_data_source";
  DROP TYPE "public"."enum_visits_status";
  DROP TYPE "public"."enum_agencies_type";
  DROP TYPE "public"."enum_import_batches_status";
  DROP TYPE "public"."enum_import_rows_status";
  DROP TYPE "public"."enum_users_role";`)
}
