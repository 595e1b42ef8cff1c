import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * People: the role of editors, members who are blocked, when somebody last signed in, and invitations of new staff. A
 * member is blocked while `blocked_at` stands and `blocked_until`, where there is one, has not come; without one it is
 * until further notice.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_users_role" ADD VALUE IF NOT EXISTS 'editor' BEFORE 'admin';
    ALTER TYPE "public"."enum_role_grants_role" ADD VALUE IF NOT EXISTS 'editor' BEFORE 'admin';

    ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp(3) with time zone;
    ALTER TABLE "users" ADD COLUMN "blocked_until" timestamp(3) with time zone;
    ALTER TABLE "users" ADD COLUMN "blocked_reason" varchar;
    ALTER TABLE "users" ADD COLUMN "blocked_by_id" integer;
    ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
    ALTER TABLE "users" ADD CONSTRAINT "users_blocked_by_id_users_id_fk" FOREIGN KEY ("blocked_by_id")
      REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "users_blocked_by_idx" ON "users" USING btree ("blocked_by_id");
    ALTER TABLE users ADD CONSTRAINT users_block_whole CHECK (
      (blocked_at IS NULL) = (blocked_reason IS NULL) AND (blocked_at IS NOT NULL OR blocked_until IS NULL));
    UPDATE users SET last_sign_in_at = s.at
      FROM (SELECT user_id, max(created_at) AS at FROM sessions GROUP BY user_id) s WHERE s.user_id = users.id;

    CREATE TABLE staff_invitations (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX staff_invitations_user ON staff_invitations (user_id);
  `)
}

/** The value stays in the two types, since PostgreSQL takes none away; nobody holds it any more. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE staff_invitations;
    UPDATE users SET role = 'user' WHERE role::text = 'editor';
    DELETE FROM role_grants WHERE role::text = 'editor';
    ALTER TABLE users DROP CONSTRAINT users_block_whole;
    ALTER TABLE "users" DROP CONSTRAINT "users_blocked_by_id_users_id_fk";
    DROP INDEX "users_blocked_by_idx";
    ALTER TABLE "users" DROP COLUMN "blocked_at", DROP COLUMN "blocked_until", DROP COLUMN "blocked_reason",
      DROP COLUMN "blocked_by_id", DROP COLUMN "last_sign_in_at";
  `)
}
