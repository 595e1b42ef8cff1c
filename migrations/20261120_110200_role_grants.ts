import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Roles as records: whoever holds one already was given it, by whom nobody wrote down. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_role_grants_role" AS ENUM('user', 'moderator', 'admin');
  CREATE TABLE "role_grants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"role" "enum_role_grants_role" NOT NULL,
  	"granted_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "role_grants_id" integer;
  ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_user_id_users_id_fk" FOREIGN KEY ("user_id")
    REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_granted_by_id_users_id_fk" FOREIGN KEY ("granted_by_id")
    REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "role_grants_user_idx" ON "role_grants" USING btree ("user_id");
  CREATE INDEX "role_grants_granted_by_idx" ON "role_grants" USING btree ("granted_by_id");
  CREATE INDEX "role_grants_updated_at_idx" ON "role_grants" USING btree ("updated_at");
  CREATE INDEX "role_grants_created_at_idx" ON "role_grants" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_role_grants_fk"
    FOREIGN KEY ("role_grants_id") REFERENCES "public"."role_grants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_role_grants_id_idx" ON "payload_locked_documents_rels"
    USING btree ("role_grants_id");
  INSERT INTO role_grants (user_id, role, created_at) SELECT id, role::text::enum_role_grants_role, created_at
    FROM users WHERE role <> 'user';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "role_grants" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "role_grants" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_role_grants_fk";
  
  DROP INDEX "payload_locked_documents_rels_role_grants_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "role_grants_id";
  DROP TYPE "public"."enum_role_grants_role";`)
}
