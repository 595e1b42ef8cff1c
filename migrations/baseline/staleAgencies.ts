import { type RowEvent, TRANSITION_TABLES } from './transitionTables'

const HIDDEN = 'NOT is_active OR deleted_at IS NOT NULL OR merged_into_id IS NOT NULL'

/** From a statement's transition tables. */
const OF_VISITS: Record<RowEvent, string> = {
  INSERT: 'SELECT agency_id FROM after_rows',
  UPDATE: 'SELECT agency_id FROM before_rows UNION SELECT agency_id FROM after_rows',
  DELETE: 'SELECT agency_id FROM before_rows',
}
/** Visits count only while their restaurant is public. */
const OF_RESTAURANTS = `
  SELECT v.agency_id FROM (
    SELECT id FROM (SELECT id, ${HIDDEN} AS hidden FROM before_rows) b
    JOIN (SELECT id, ${HIDDEN} AS hidden FROM after_rows) a USING (id) WHERE a.hidden <> b.hidden
  ) turned JOIN visits v ON v.restaurant_id = turned.id`

const marked = (table: string, event: RowEvent, agencies: string): string => `
CREATE TRIGGER stale_agencies_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${TRANSITION_TABLES[event]}
  FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_agencies('${agencies}');
`

/** Requests the recount job once per transaction. */
export const STALE_AGENCIES = `
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
${Object.entries(OF_VISITS)
  .map(([event, agencies]) => marked('visits', event as RowEvent, agencies))
  .join('')}
-- Imports write without the checks of foreign keys, and so without other triggers.
ALTER TABLE visits ENABLE ALWAYS TRIGGER stale_agencies_insert, ENABLE ALWAYS TRIGGER stale_agencies_update,
  ENABLE ALWAYS TRIGGER stale_agencies_delete;
${marked('restaurants', 'UPDATE', OF_RESTAURANTS)}`
