import type { MigrateArgs } from './migration'
import { type RowEvent, TRANSITION_TABLES } from './baseline/transitionTables'

/** What merging institutions may move. */
const kindsOfMerges = (kinds: string): string => `
  ALTER TABLE agency_merge_changes DROP CONSTRAINT agency_merge_changes_kind_check,
    ADD CONSTRAINT agency_merge_changes_kind_check CHECK (kind IN (${kinds}))`
const KINDS = "'visit', 'department', 'child', 'visit_department', 'source'"

const TABLES = `
  -- What an import found out about its file. None: imported before this was noted.
  CREATE TABLE import_accounts (
    import_batch_id integer PRIMARY KEY REFERENCES import_batches ON DELETE CASCADE,
    -- tables that state a sum of readable amounts, and those that state it right
    sums integer NOT NULL,
    right_sums integer NOT NULL
  );
  -- Rows of a file without a place.
  CREATE TABLE import_blank_places (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    import_batch_id integer NOT NULL REFERENCES import_batches ON DELETE CASCADE,
    agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
    month date NOT NULL CHECK (month = date_trunc('month', month)),
    rows integer NOT NULL
  );
  CREATE INDEX import_blank_places_batch ON import_blank_places (import_batch_id);
  CREATE INDEX import_blank_places_agency ON import_blank_places (agency_id);
  -- How each month was published. The job that counts an institution's figures fills it.
  CREATE TABLE publication_facts (
    agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
    month date NOT NULL CHECK (month = date_trunc('month', month)),
    rows integer NOT NULL,
    timed_rows integer NOT NULL,
    headcount_rows integer NOT NULL,
    department_rows integer NOT NULL,
    placed_rows integer NOT NULL,
    blank_rows integer NOT NULL,
    repeated_rows integer NOT NULL,
    dated_rows integer NOT NULL,
    timely_rows integer NOT NULL,
    files integer NOT NULL,
    open_files integer NOT NULL,
    binary_files integer NOT NULL,
    page_files integer NOT NULL,
    sums integer NOT NULL,
    right_sums integer NOT NULL,
    posted_files integer NOT NULL,
    locked_files integer NOT NULL,
    off_day_rows integer NOT NULL,
    late_rows integer NOT NULL,
    first_posted_on date,
    PRIMARY KEY (agency_id, month)
  );`

/** Blank places of earlier imports, where the file is of one institution and one month. */
const FILL = `
  WITH single AS (
    SELECT import_batch_id, min(agency_id) AS agency_id,
      min(date_trunc('month', spent_at AT TIME ZONE 'Asia/Seoul'))::date AS month
    FROM visits WHERE import_batch_id IS NOT NULL GROUP BY 1
    HAVING min(agency_id) = max(agency_id) AND min(date_trunc('month', spent_at AT TIME ZONE 'Asia/Seoul'))
      = max(date_trunc('month', spent_at AT TIME ZONE 'Asia/Seoul'))
  ), accounts AS (
    INSERT INTO import_accounts SELECT import_batch_id, 0, 0 FROM single
  )
  INSERT INTO import_blank_places (import_batch_id, agency_id, month, rows)
  SELECT s.import_batch_id, s.agency_id, s.month, count(*)::int
  FROM single s JOIN import_row_issues i ON i.import_batch_id = s.import_batch_id AND i.reason = 'place_blank'
  GROUP BY 1, 2, 3;
  INSERT INTO stale_agencies SELECT id FROM agencies;`

const pages = (event: RowEvent): string => `
  CREATE TRIGGER page_tags_${event.toLowerCase()} AFTER ${event} ON publication_facts
    REFERENCING ${TRANSITION_TABLES[event]} FOR EACH STATEMENT EXECUTE FUNCTION notify_agency_pages();`

/** Files turn out to be locked without an import. */
const LOCKED = `
  CREATE TRIGGER stale_agencies_update AFTER UPDATE ON source_files REFERENCING ${TRANSITION_TABLES.UPDATE}
    FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_agencies('
      SELECT s.agency_id FROM after_rows f JOIN before_rows o USING (id) JOIN source_posts p ON p.id = f.post_id
        JOIN source_boards b ON b.id = p.board_id JOIN sources s ON s.id = b.source_id
      WHERE s.agency_id IS NOT NULL AND (f.state, f.fault) IS DISTINCT FROM (o.state, o.fault)');`

/** The facts of the public report card of institutions (see `domain/agency/reportCard.ts`). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(TABLES)
  await db.execute(FILL)
  await db.execute(pages('INSERT') + pages('UPDATE') + pages('DELETE') + LOCKED)
  await db.execute(kindsOfMerges(`${KINDS}, 'blank_place'`))
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute("DELETE FROM agency_merge_changes WHERE kind = 'blank_place'")
  await db.execute(kindsOfMerges(KINDS))
  await db.execute(`
    DROP TRIGGER stale_agencies_update ON source_files;
    DROP TABLE publication_facts, import_blank_places, import_accounts`)
}
