import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * - `word_lists`: words that staff keep beside the built-in ones; `key` is what two spellings of a word share.
 * - `uploads.place_words`: the words that an upload was last read with: its plan and its import use the same.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE word_lists (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('nonplace', 'chain', 'held_word', 'held_domain')),
      word text NOT NULL,
      key text COLLATE "C" NOT NULL,
      note text,
      created_by integer REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, key)
    );
    ALTER TABLE uploads ADD COLUMN place_words jsonb;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE uploads DROP COLUMN place_words;
    DROP TABLE word_lists;
  `)
}
