import type { MigrateArgs } from './migration'

/** The rows of `media` that really changed, as in the other triggers of page tags. */
const CHANGED = [
  ['before_rows', 'after_rows'],
  ['after_rows', 'before_rows'],
]
  .map(
    ([rows, others]) =>
      `SELECT id FROM ${rows} m WHERE to_jsonb(m) - 'updated_at' NOT IN (SELECT to_jsonb(o) - 'updated_at' FROM ${others} o)`,
  )
  .join(' UNION ')

/** Photographs of staff name who took them; restaurants' pages and lists show the words of a photograph. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE media ADD COLUMN credit varchar')
  await db.execute(`
    CREATE TRIGGER page_tags_update AFTER UPDATE ON media
      REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
      FOR EACH STATEMENT EXECUTE FUNCTION notify_restaurant_pages('_parent_id',
        '(SELECT g.code FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.id = changed._parent_id)',
        'SELECT i._parent_id FROM restaurants_images i WHERE i.image_id IN (${CHANGED.replaceAll("'", "''")})')`)
  await db.execute(
    authorPages(`
      SELECT array_agg(DISTINCT tag) INTO tags FROM
        (SELECT DISTINCT v.restaurant_id, CASE WHEN EXISTS (SELECT FROM review_photos p WHERE p.review_id = v.id)
          THEN (SELECT g.code FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.id = v.restaurant_id) END
         FROM reviews v WHERE v.user_id = NEW.id LIMIT 201) AS first_rows (id, pictured_in),
        LATERAL (VALUES ('restaurant:' || id), ('district:' || pictured_in)) AS named (tag)
      WHERE tag IS NOT NULL;`),
  )
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(
    authorPages(`
      SELECT array_agg('restaurant:' || restaurant_id) INTO tags FROM
        (SELECT DISTINCT restaurant_id FROM reviews WHERE user_id = NEW.id LIMIT 201) AS first_rows;`),
  )
  await db.execute('DROP TRIGGER page_tags_update ON media')
  await db.execute('ALTER TABLE media DROP COLUMN credit')
}

/** A member who takes another name, or none, is called by it wherever they wrote, and in lists with their photographs. */
const authorPages = (find: string): string => `
  CREATE OR REPLACE FUNCTION notify_author_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      tags text[];
    BEGIN${find}
      IF cardinality(tags) > 200 THEN tags := ARRAY['*']; END IF;
      PERFORM pg_notify('page_tags', array_to_json(ARRAY['directory', 'board'] || tags)::text);
      RETURN NULL;
    END $$;
`
