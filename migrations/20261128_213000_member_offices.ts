import type { MigrateArgs } from './migration'

/** A member's office, for those who keep it in their account. Four decimals are about ten metres. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE member_offices (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
      latitude numeric(6, 4) NOT NULL,
      longitude numeric(7, 4) NOT NULL,
      saved_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE member_offices')
}
