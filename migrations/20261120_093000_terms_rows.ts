import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload does not say about legal texts and letters.
 *
 * - A version is a whole number from 1, whoever writes it.
 * - `rate_turns`: when somebody last used an allowance, newest last; `server/takeTurn.ts` reads and writes it.
 * - `daily_chores`: the day, in Korea, on which a chore was last done.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE terms_versions ADD CONSTRAINT terms_versions_whole CHECK (version >= 1 AND version = trunc(version));
    CREATE INDEX tickets_settled ON tickets (settled_at) WHERE email IS NOT NULL;
    CREATE TABLE rate_turns (
      who text PRIMARY KEY,
      taken timestamptz[] NOT NULL
    );
    CREATE TABLE daily_chores (
      name text PRIMARY KEY,
      done_on date NOT NULL
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE daily_chores, rate_turns;
    DROP INDEX tickets_settled;
    ALTER TABLE terms_versions DROP CONSTRAINT terms_versions_whole;
  `)
}
