import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the lists of the back office need besides their rows: filters that staff keep under a name, an index for
 * each order of restaurants, whose imports give thousands the same moment, and the few visits that somebody has yet to
 * look at.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE staff_saved_filters (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      resource text NOT NULL,
      name text NOT NULL,
      filter jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, resource, name)
    );
    CREATE INDEX restaurants_created_list ON restaurants (created_at, id);
    CREATE INDEX restaurants_updated_list ON restaurants (updated_at, id);
    CREATE INDEX restaurants_title_list ON restaurants (title, id);
    CREATE INDEX restaurant_stats_list_visits ON restaurant_stats (visit_count, restaurant_id)
      WHERE year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_list_per_head ON restaurant_stats (per_head_median, restaurant_id)
      WHERE year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_list_last ON restaurant_stats (last_visit, restaurant_id)
      WHERE year = 0 AND agency_type = '';
    CREATE INDEX visits_unconfirmed ON visits (status, id) WHERE status <> 'confirmed';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX visits_unconfirmed, restaurant_stats_list_last, restaurant_stats_list_per_head,
      restaurant_stats_list_visits, restaurants_title_list, restaurants_updated_list, restaurants_created_list;
    DROP TABLE staff_saved_filters;
  `)
}
