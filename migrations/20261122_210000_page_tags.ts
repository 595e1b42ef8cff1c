import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Event = 'INSERT' | 'UPDATE' | 'DELETE'

/** SQL that gives the district's code of a row of `changed`. */
const OF_DISTRICT = '(SELECT code FROM regions WHERE regions.id = changed.region_id)'
const ofRestaurant = (column: string, row = 'changed'): string =>
  `(SELECT g.code FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.id = ${row}.${column})`
const ofReview = (what: string): string => `(SELECT ${what} FROM reviews v WHERE v.id = changed.review_id)`
/** Tables whose rows are of restaurants, with how a row of theirs names its restaurant and its district. */
const RESTAURANT_TABLES: [table: string, id: string, district: string, events: Event[]][] = [
  ['restaurants', 'id', OF_DISTRICT, ['INSERT', 'UPDATE', 'DELETE']],
  ['restaurant_stats', 'restaurant_id', 'region_code', ['INSERT', 'UPDATE', 'DELETE']],
  ['restaurants_images', '_parent_id', ofRestaurant('_parent_id'), ['INSERT', 'UPDATE', 'DELETE']],
  ['restaurant_aliases', 'restaurant_id', ofRestaurant('restaurant_id'), ['UPDATE', 'DELETE']],
  ['reviews', 'restaurant_id', ofRestaurant('restaurant_id'), ['INSERT', 'UPDATE', 'DELETE']],
  ['review_photos', ofReview('restaurant_id'), ofReview(ofRestaurant('restaurant_id', 'v')), ['UPDATE', 'DELETE']],
  // New ones come with new numbers of their restaurants, so that an import pays for one of both alone.
  ['visits', 'restaurant_id', ofRestaurant('restaurant_id'), ['UPDATE', 'DELETE']],
]
/** Small tables whose every change touches the same pages. */
const WHOLE_TABLES: [table: string, tag: string, columns?: string][] = [
  ['terms_versions', 'terms'],
  ['faqs', 'faq'],
  ['agencies', '*', 'name, type'],
  ['departments', '*', 'name'],
  ['source_documents', '*', 'title, url'],
  ['regions', '*', 'sub_add1, sub_add2, aliases'],
  ['suggestion_steps', 'board'],
]

/** Whatever of a post is in sight, but for how often it was read or liked: that may be a minute old. */
const POST_COLUMNS = `board, title, content, restaurant_id, is_pinned, status, held_reason, hidden_reason,
  suggestion_status, staff_answer, notice_type, priority, publish_from, publish_until, edited_at, deleted_at`

/** What a trigger of an event sees of the rows. */
const ROWS: Record<Event, string> = {
  INSERT: 'NEW TABLE AS after_rows',
  UPDATE: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
  DELETE: 'OLD TABLE AS before_rows',
}
const contentOf = (row: string): string => `to_jsonb(${row}) - 'updated_at'`
const without = (rows: string, others: string): string =>
  `SELECT * FROM ${rows} r WHERE ${contentOf('r')} NOT IN (SELECT ${contentOf('o')} FROM ${others} o)`
/** Which of them changed: a row that is written again as it was touches nothing. */
const CHANGED: Record<Event, string> = {
  INSERT: 'SELECT * FROM after_rows',
  UPDATE: `${without('before_rows', 'after_rows')} UNION ALL ${without('after_rows', 'before_rows')}`,
  DELETE: 'SELECT * FROM before_rows',
}
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Transactions tell, when they commit, which public pages they touched: a JSON list of tags on the channel `page_tags`.
 * A statement that touches more than 200 of them says '*', every page, instead.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const triggers = RESTAURANT_TABLES.flatMap(([table, id, district, events]) =>
    events.map(
      (event) => `CREATE TRIGGER page_tags_${event.toLowerCase()} AFTER ${event} ON ${table}
        REFERENCING ${ROWS[event]} FOR EACH STATEMENT
        EXECUTE FUNCTION notify_restaurant_pages(${[id, district, CHANGED[event]].map(quoted).join(', ')});`,
    ),
  )
  const whole = WHOLE_TABLES.map(
    ([table, tag, columns]) => `CREATE TRIGGER page_tags_changed
      AFTER INSERT OR DELETE OR UPDATE ${columns ? `OF ${columns}` : ''} ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('${tag}');`,
  )
  await db.execute(
    sql.raw(`
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

    CREATE FUNCTION notify_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', json_build_array(TG_ARGV[0])::text);
      RETURN NULL;
    END $$;

    -- Whoever takes another name, or none, is called by it wherever they wrote.
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
    CREATE TRIGGER page_tags_author AFTER UPDATE OF nickname ON users FOR EACH ROW
      WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION notify_author_pages();

    CREATE FUNCTION notify_post_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', to_json(array_remove(ARRAY[
        'board', 'restaurant:' || OLD.restaurant_id, 'restaurant:' || NEW.restaurant_id], NULL))::text);
      RETURN NULL;
    END $$;
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF ${POST_COLUMNS} ON posts
      FOR EACH ROW EXECUTE FUNCTION notify_post_pages();

    CREATE TRIGGER page_tags_posts AFTER UPDATE OF post_id ON review_photos
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('board');

    ${triggers.join('\n')}
    ${whole.join('\n')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw('DROP FUNCTION notify_restaurant_pages, notify_pages, notify_author_pages, notify_post_pages CASCADE;'),
  )
}
