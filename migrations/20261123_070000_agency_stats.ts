import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const HIDDEN = 'NOT is_active OR deleted_at IS NOT NULL OR merged_into_id IS NOT NULL'

/** Whose visits changed, by what a statement's transition tables hold. */
const OF_VISITS = {
  INSERT: 'SELECT agency_id FROM after_rows',
  UPDATE: 'SELECT agency_id FROM before_rows UNION SELECT agency_id FROM after_rows',
  DELETE: 'SELECT agency_id FROM before_rows',
} as const
const ROWS = {
  INSERT: 'NEW TABLE AS after_rows',
  UPDATE: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
  DELETE: 'OLD TABLE AS before_rows',
} as const
/** Visits of a restaurant count as long as everybody sees it. */
const OF_RESTAURANTS = `
  SELECT v.agency_id FROM (
    SELECT id FROM (SELECT id, ${HIDDEN} AS hidden FROM before_rows) b
    JOIN (SELECT id, ${HIDDEN} AS hidden FROM after_rows) a USING (id) WHERE a.hidden <> b.hidden
  ) turned JOIN visits v ON v.restaurant_id = turned.id`

const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const
const tagged = (table: string, rows: (typeof EVENTS)[number]): string => `
  CREATE TRIGGER page_tags_${rows.toLowerCase()} AFTER ${rows} ON ${table} REFERENCING ${ROWS[rows]}
    FOR EACH STATEMENT EXECUTE FUNCTION notify_agency_pages();`

/**
 * The figures of each agency, and of each at each restaurant, counted by a job from its visits: an agency may have a
 * hundred thousand. Whatever changes those visits, or whether their restaurants are seen, notes the agency in
 * `stale_agencies` in the same transaction and asks for the job once. No key there and no references, so that no writer waits for another one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE agency_stats (
      agency_id integer PRIMARY KEY REFERENCES agencies ON DELETE CASCADE,
      visit_count integer NOT NULL,
      restaurant_count integer NOT NULL,
      total_amount bigint NOT NULL,
      headcount_total bigint NOT NULL,
      time_unknown_count integer NOT NULL,
      per_head_median integer,
      first_visit date,
      last_visit date,
      figures jsonb NOT NULL
    );
    CREATE INDEX agency_stats_visits ON agency_stats (visit_count DESC, total_amount DESC, agency_id)
      WHERE visit_count > 0;
    CREATE INDEX agency_stats_amount ON agency_stats (total_amount DESC, visit_count DESC, agency_id)
      WHERE visit_count > 0;
    CREATE TABLE agency_places (
      agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
      restaurant_id integer NOT NULL,
      visit_count integer NOT NULL,
      total_amount bigint NOT NULL,
      per_head_median integer,
      last_visit date NOT NULL,
      PRIMARY KEY (agency_id, restaurant_id)
    );
    CREATE TABLE stale_agencies (agency_id integer NOT NULL);
    CREATE INDEX stale_agencies_agency ON stale_agencies (agency_id);
    INSERT INTO stale_agencies SELECT id FROM agencies;

    CREATE FUNCTION mark_stale_agencies() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      marked bigint;
    BEGIN
      EXECUTE 'INSERT INTO stale_agencies SELECT DISTINCT agency_id FROM (' || TG_ARGV[0] || ') AS touched';
      GET DIAGNOSTICS marked = ROW_COUNT;
      IF marked > 0 AND current_setting('gonggong.agencies_marked', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
        PERFORM set_config('gonggong.agencies_marked', pg_current_xact_id()::text, true);
        PERFORM graphile_worker.add_job('refresh_stale_agencies');
      END IF;
      RETURN NULL;
    END $$;
    ${EVENTS.map(
      (event) => `CREATE TRIGGER stale_agencies_${event.toLowerCase()} AFTER ${event} ON visits
        REFERENCING ${ROWS[event]} FOR EACH STATEMENT
        EXECUTE FUNCTION mark_stale_agencies('${OF_VISITS[event]}');
        -- Imports write without the checks of foreign keys, and so without other triggers.
        ALTER TABLE visits ENABLE ALWAYS TRIGGER stale_agencies_${event.toLowerCase()};`,
    ).join('\n')}
    CREATE TRIGGER stale_agencies_update AFTER UPDATE ON restaurants
      REFERENCING ${ROWS.UPDATE} FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_agencies('${OF_RESTAURANTS}');

    -- Pages of agencies, once their figures are counted anew or another month is known to be published.
    CREATE FUNCTION notify_agency_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      tags text[];
    BEGIN
      IF TG_OP = 'DELETE' THEN
        SELECT array_agg(DISTINCT 'agency:' || agency_id) INTO tags FROM before_rows;
      ELSE
        SELECT array_agg(DISTINCT 'agency:' || agency_id) INTO tags FROM after_rows;
      END IF;
      IF tags IS NULL THEN RETURN NULL; END IF;
      IF cardinality(tags) > 200 THEN tags := ARRAY['*']; ELSE tags := array_prepend('agencies', tags); END IF;
      PERFORM pg_notify('page_tags', array_to_json(tags)::text);
      RETURN NULL;
    END $$;
    ${EVENTS.map((event) => tagged('agency_stats', event)).join('')}
    ${tagged('agency_publications', 'INSERT')}
    ${tagged('agency_publications', 'DELETE')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION mark_stale_agencies, notify_agency_pages CASCADE;
    DROP TABLE stale_agencies, agency_places, agency_stats;
  `),
  )
}
