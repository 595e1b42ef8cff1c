import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Where each restaurant stood when the quarter before the newest one ended. The job of the statistics writes it; a page
 * whose ranks moved otherwise than before is made again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const district = `'(SELECT g.code FROM restaurants r JOIN regions g ON g.id = r.region_id
    WHERE r.id = changed.restaurant_id)'`
  const trigger = (event: string, rows: string, changed: string): string => `
    CREATE TRIGGER page_tags_${event.toLowerCase()} AFTER ${event} ON previous_ranks REFERENCING ${rows}
      FOR EACH STATEMENT EXECUTE FUNCTION notify_restaurant_pages('restaurant_id', ${district}, '${changed}');`
  await db.execute(
    sql.raw(`
    CREATE TABLE previous_ranks (
      restaurant_id integer PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
      -- The first day of the newest quarter: visits before it are counted.
      counted_before date NOT NULL,
      region_rank integer,
      province_rank integer,
      national_rank integer NOT NULL
    );
    ${trigger('INSERT', 'NEW TABLE AS after_rows', 'SELECT * FROM after_rows')}
    ${trigger('UPDATE', 'OLD TABLE AS before_rows NEW TABLE AS after_rows', 'SELECT * FROM after_rows')}
    ${trigger('DELETE', 'OLD TABLE AS before_rows', 'SELECT * FROM before_rows')}
    -- The statistics are due at once, and these ranks with them.
    DELETE FROM refresh_runs WHERE name = 'statistics';
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE previous_ranks;`)
}
