import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sign-in becomes our own; Payload's passwords and sessions go.
 *
 * - `sessions`: one row a sign-in, members' and staff's; the token is kept as its hash only.
 * - `staff_passwords`: apart from `users`, so that nothing that reads accounts can read them. Passwords from before
 *   stay good: Payload's salt and hash are kept in our own form until their owner signs in again.
 * - `staff_sign_in_tries`: failed sign-ins by e-mail, known or not, as a hash of it.
 * - An e-mail is optional, and unique however it is typed.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sessions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('member', 'staff')),
      created_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      device text NOT NULL DEFAULT ''
    );
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE INDEX sessions_expires_at ON sessions (expires_at);

    CREATE TABLE staff_passwords (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      hash text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO staff_passwords (user_id, hash, changed_at)
    SELECT id, CASE WHEN hash LIKE 'pbkdf2-sha256-v1:%' THEN 'pbkdf2$600000$' || salt || '$' || substr(hash,
      length('pbkdf2-sha256-v1:') + 1)
      ELSE 'pbkdf2$25000$' || salt || '$' || hash END, updated_at
    FROM users WHERE salt IS NOT NULL AND hash IS NOT NULL;

    CREATE TABLE staff_sign_in_tries (
      email_hash bytea PRIMARY KEY,
      failures integer NOT NULL DEFAULT 0,
      pending integer NOT NULL DEFAULT 1,
      since timestamptz NOT NULL DEFAULT now(),
      tried_at timestamptz NOT NULL DEFAULT now(),
      closed_until timestamptz
    );
    CREATE INDEX staff_sign_in_tries_tried_at ON staff_sign_in_tries (tried_at);
  `)
  await db.execute(sql`
   ALTER TABLE "users_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_sessions" CASCADE;
  DROP INDEX "users_email_idx";
  ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "users" DROP COLUMN "reset_password_token";
  ALTER TABLE "users" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "users" DROP COLUMN "salt";
  ALTER TABLE "users" DROP COLUMN "hash";
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  CREATE UNIQUE INDEX users_email_unique ON users (lower(email)) WHERE email IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  DROP INDEX users_email_unique;
  -- Payload wants an address for everybody; nothing is ever delivered to this one.
  UPDATE users SET email = 'account-' || id || '@invalid.invalid' WHERE email IS NULL;
  ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "users" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "salt" varchar;
  ALTER TABLE "users" ADD COLUMN "hash" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id")
    REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");`)
  // Passwords set since then cannot be turned back: their owners need new ones.
  await db.execute(sql`
    UPDATE users SET salt = split_part(p.hash, '$', 3), hash = CASE split_part(p.hash, '$', 2) WHEN '600000'
      THEN 'pbkdf2-sha256-v1:' ELSE '' END || split_part(p.hash, '$', 4)
    FROM staff_passwords p WHERE p.user_id = users.id AND p.hash LIKE 'pbkdf2$%';
    DROP TABLE staff_sign_in_tries, staff_passwords, sessions;
  `)
}
