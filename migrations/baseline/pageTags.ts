import { type RowEvent, TRANSITION_TABLES } from './transitionTables'

const EVENTS: RowEvent[] = ['INSERT', 'UPDATE', 'DELETE']

const OF_DISTRICT = '(SELECT code FROM regions WHERE regions.id = changed.region_id)'
const ofRestaurant = (column: string, row = 'changed'): string =>
  `(SELECT g.code FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.id = ${row}.${column})`
const ofReview = (what: string): string => `(SELECT ${what} FROM reviews v WHERE v.id = changed.review_id)`

const contentOf = (row: string): string => `to_jsonb(${row}) - 'updated_at'`
const without = (rows: string, others: string): string =>
  `SELECT * FROM ${rows} r WHERE ${contentOf('r')} NOT IN (SELECT ${contentOf('o')} FROM ${others} o)`
/** Rewriting a row with the same values counts as no change. */
const CHANGED: Record<RowEvent, string> = {
  INSERT: 'SELECT * FROM after_rows',
  UPDATE: `${without('before_rows', 'after_rows')} UNION ALL ${without('after_rows', 'before_rows')}`,
  DELETE: 'SELECT * FROM before_rows',
}

/** Each with SQL for the restaurant's id and its district. */
const RESTAURANT_TABLES: [table: string, id: string, district: string, events?: RowEvent[]][] = [
  ['restaurants', 'id', OF_DISTRICT],
  ['restaurant_stats', 'restaurant_id', 'region_code'],
  ['restaurants_images', '_parent_id', ofRestaurant('_parent_id')],
  ['restaurant_aliases', 'restaurant_id', ofRestaurant('restaurant_id'), ['UPDATE', 'DELETE']],
  ['reviews', 'restaurant_id', ofRestaurant('restaurant_id')],
  ['review_photos', ofReview('restaurant_id'), ofReview(ofRestaurant('restaurant_id', 'v')), ['UPDATE', 'DELETE']],
  // Not INSERT: an import that adds visits also updates the restaurants' statistics, which purges the same pages.
  ['visits', 'restaurant_id', ofRestaurant('restaurant_id'), ['UPDATE', 'DELETE']],
]
/** Compares nothing on UPDATE: the job that writes this table skips equal rows. */
const PREVIOUS_RANKS: Record<RowEvent, string> = { ...CHANGED, UPDATE: 'SELECT * FROM after_rows' }

/** Every change touches the same pages. */
const WHOLE_TABLES: [table: string, tag: string, columns?: string][] = [
  ['terms_versions', 'terms'],
  ['faqs', 'faq'],
  ['agencies', '*', 'name, type'],
  ['departments', '*', 'name'],
  ['source_documents', '*', 'title, url'],
  ['regions', '*', 'sub_add1, sub_add2, aliases'],
  ['suggestion_steps', 'board'],
  ['place_collections', 'collections'],
  ['place_collections_places', 'collections'],
]

/** Without view and like counts, which may be a minute old. */
const POST_COLUMNS = `board, title, content, restaurant_id, is_pinned, status, held_reason, hidden_reason,
  suggestion_status, staff_answer, notice_type, priority, publish_from, publish_until, edited_at, deleted_at`
/** Without the like count. */
const COMMENT_COLUMNS = 'post_id, parent_id, author_id, content, status, deleted_at, edited_at'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const tellsRestaurants = (table: string, event: RowEvent, args: string[]): string => `
CREATE TRIGGER page_tags_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${TRANSITION_TABLES[event]}
  FOR EACH STATEMENT EXECUTE FUNCTION notify_restaurant_pages(${args.map(quoted).join(', ')});
`
const tellsAgencies = (table: string, event: RowEvent): string => `
CREATE TRIGGER page_tags_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${TRANSITION_TABLES[event]}
  FOR EACH STATEMENT EXECUTE FUNCTION notify_agency_pages();
`
const tells = (table: string, tag: string, columns?: string): string => `
CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE ${columns ? `OF ${columns}` : ''} ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('${tag}');
`

const FUNCTIONS = `
CREATE FUNCTION notify_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', json_build_array(TG_ARGV[0])::text);
      RETURN NULL;
    END $$;

CREATE FUNCTION notify_restaurant_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      touched bigint;
      tags text[];
    BEGIN
      IF TG_OP = 'DELETE' THEN
        SELECT count(*) INTO touched FROM (SELECT FROM before_rows LIMIT 1001) AS first_rows;
      ELSE
        SELECT count(*) INTO touched FROM (SELECT FROM after_rows LIMIT 1001) AS first_rows;
      END IF;
      IF touched = 0 THEN RETURN NULL; END IF;
      IF touched <= 1000 THEN
        EXECUTE format(
          'WITH changed AS (%3$s), touched AS MATERIALIZED (SELECT DISTINCT %1$s AS id, %2$s AS district FROM changed)
          SELECT array_agg(DISTINCT tag) FROM touched,
            LATERAL (VALUES (''directory''), (''restaurant:'' || id), (''district:'' || district)) AS named (tag)
          WHERE id IS NOT NULL AND tag IS NOT NULL', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]) INTO tags;
        IF tags IS NULL THEN RETURN NULL; END IF;
      END IF;
      IF touched > 1000 OR cardinality(tags) > 200 THEN tags := ARRAY['*']; END IF;
      PERFORM pg_notify('page_tags', array_to_json(tags)::text);
      RETURN NULL;
    END $$;

-- Once their figures are counted again, or another month is known to be published.
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

-- A member who takes another name, or none, is called by it wherever they wrote.
CREATE FUNCTION notify_author_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      tags text[];
    BEGIN
      SELECT array_agg('restaurant:' || restaurant_id) INTO tags FROM
        (SELECT DISTINCT restaurant_id FROM reviews WHERE user_id = NEW.id LIMIT 201) AS first_rows;
      IF cardinality(tags) > 200 THEN tags := ARRAY['*']; END IF;
      PERFORM pg_notify('page_tags', array_to_json(ARRAY['directory', 'board'] || tags)::text);
      RETURN NULL;
    END $$;

CREATE FUNCTION notify_post_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', to_json(array_remove(ARRAY[
        'board', 'restaurant:' || OLD.restaurant_id, 'restaurant:' || NEW.restaurant_id], NULL))::text);
      RETURN NULL;
    END $$;

CREATE FUNCTION notify_comment_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', json_build_array('post:' || COALESCE(NEW.post_id, OLD.post_id))::text);
      RETURN NULL;
    END $$;
`

/**
 * At commit, touched public pages are announced as a JSON list of tags on `page_tags` (decision 21); '*' beyond 200.
 */
export const PAGE_TAGS = [
  FUNCTIONS,
  ...RESTAURANT_TABLES.flatMap(([table, id, district, events = EVENTS]) =>
    events.map((event) => tellsRestaurants(table, event, [id, district, CHANGED[event]])),
  ),
  ...EVENTS.map((event) =>
    tellsRestaurants('previous_ranks', event, ['restaurant_id', ofRestaurant('restaurant_id'), PREVIOUS_RANKS[event]]),
  ),
  ...EVENTS.map((event) => tellsAgencies('agency_stats', event)),
  tellsAgencies('agency_publications', 'INSERT'),
  tellsAgencies('agency_publications', 'DELETE'),
  ...WHOLE_TABLES.map((table) => tells(...table)),
  `
CREATE TRIGGER page_tags_author AFTER UPDATE OF nickname ON users
  FOR EACH ROW WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION notify_author_pages();
CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF ${POST_COLUMNS} ON posts
  FOR EACH ROW EXECUTE FUNCTION notify_post_pages();
CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF ${COMMENT_COLUMNS} ON comments
  FOR EACH ROW EXECUTE FUNCTION notify_comment_pages();
CREATE TRIGGER page_tags_posts AFTER UPDATE OF post_id ON review_photos
  FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('board');
`,
].join('')
