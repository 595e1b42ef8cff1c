import type { MigrateArgs } from './migration'

/** Tables of the records that staff note things about, with their names in the audit log; accounts have a key. */
const RECORDS = {
  agencies: 'agency',
  data_formats: 'data-format',
  faqs: 'faq',
  place_collections: 'place-collection',
  posts: 'post',
  restaurants: 'restaurant',
  sources: 'source',
  terms_versions: 'terms-version',
}

/** Notes of staff about members become notes about any record. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE record_notes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject_type text NOT NULL,
      subject_id integer NOT NULL,
      member_id integer GENERATED ALWAYS AS (CASE WHEN subject_type = 'user' THEN subject_id END) STORED
        REFERENCES users ON DELETE CASCADE,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
      written_by_id integer REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO record_notes (id, subject_type, subject_id, text, written_by_id, created_at) OVERRIDING SYSTEM VALUE
      SELECT id, 'user', member_id, text, written_by_id, created_at FROM member_notes;
    SELECT setval('record_notes_id_seq', last_value, is_called) FROM member_notes_id_seq;
    DROP TABLE member_notes;
    CREATE INDEX record_notes_subject ON record_notes (subject_type, subject_id, id);
    CREATE INDEX record_notes_member ON record_notes (member_id) WHERE member_id IS NOT NULL;
    CREATE INDEX record_notes_written_by ON record_notes (written_by_id);
    CREATE FUNCTION delete_record_notes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM record_notes n USING gone g WHERE n.subject_type = TG_ARGV[0] AND n.subject_id = g.id;
        RETURN NULL;
      END $$;
  `)
  // Undoing an import deletes records while ordinary triggers are off.
  for (const [table, subject] of Object.entries(RECORDS))
    await db.execute(`
      CREATE TRIGGER ${table}_notes AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION delete_record_notes('${subject}');
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_notes;
    `)
}

/** Only notes about members can be kept, as far as they fit. */
export async function down({ db }: MigrateArgs): Promise<void> {
  for (const table of Object.keys(RECORDS)) await db.execute(`DROP TRIGGER ${table}_notes ON ${table}`)
  await db.execute(`
    DROP FUNCTION delete_record_notes;
    CREATE TABLE member_notes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
      written_by_id integer REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX member_notes_member ON member_notes (member_id, id);
    CREATE INDEX member_notes_written_by ON member_notes (written_by_id);
    INSERT INTO member_notes (id, member_id, text, written_by_id, created_at) OVERRIDING SYSTEM VALUE
      SELECT id, member_id, left(text, 500), written_by_id, created_at FROM record_notes WHERE member_id IS NOT NULL;
    SELECT setval('member_notes_id_seq', last_value, is_called) FROM record_notes_id_seq;
    DROP TABLE record_notes;
  `)
}
