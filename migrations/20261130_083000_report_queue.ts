import type { MigrateArgs } from './migration'

/** As in `server/backOffice/sameText`: without spaces, punctuation and case. */
const KEY = `md5(lower(regexp_replace(content, '[[:space:][:punct:]]+', '', 'g')))`
const TABLES = ['comments', 'posts', 'reviews']

/** Who looks at reported content, what staff note about members, reasons that staff add, and equal texts. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE report_claims (
      target_type enum_reports_target_type NOT NULL,
      target_id integer NOT NULL,
      claimed_by_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      claimed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (target_type, target_id)
    );
    CREATE INDEX report_claims_claimed_by ON report_claims (claimed_by_id);
    CREATE TABLE member_notes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
      written_by_id integer REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX member_notes_member ON member_notes (member_id, id);
    CREATE INDEX member_notes_written_by ON member_notes (written_by_id);
    ALTER TABLE word_lists DROP CONSTRAINT word_lists_kind_check;
    ALTER TABLE word_lists ADD CONSTRAINT word_lists_kind_check
      CHECK (kind IN ('nonplace', 'chain', 'held_word', 'held_domain', 'hide_reason'));
  `)
  for (const table of TABLES)
    await db.execute(`CREATE INDEX ${table}_same_text ON ${table} (${KEY}) WHERE char_length(content) >= 10`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  for (const table of TABLES) await db.execute(`DROP INDEX ${table}_same_text`)
  await db.execute(`
    DELETE FROM word_lists WHERE kind = 'hide_reason';
    ALTER TABLE word_lists DROP CONSTRAINT word_lists_kind_check;
    ALTER TABLE word_lists ADD CONSTRAINT word_lists_kind_check
      CHECK (kind IN ('nonplace', 'chain', 'held_word', 'held_domain'));
    DROP TABLE member_notes;
    DROP TABLE report_claims;
  `)
}
