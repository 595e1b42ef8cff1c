import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Numbers and ranks. They live beside `restaurants`, in narrow rows of their own: a count that changes must not
 * rewrite a restaurant's search indexes. Written by `server/stats.ts` only.
 *
 * - `restaurant_stats`: one row a restaurant, and one more per year (`year` > 0), per kind of institution
 *   (`agency_type` <> '') and per both; year 0 and type '' mean all. Region, category and visibility are repeated here
 *   so that one index serves one list.
 * - `restaurant_months`: visits by calendar month in Korea.
 * - `rank_scores`: how many active restaurants have which score, per scope ('national', a province's name, a region's
 *   code). `above` is how many score higher: a rank is one look-up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE restaurant_stats (
      restaurant_id integer NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
      year smallint NOT NULL DEFAULT 0,
      agency_type text NOT NULL DEFAULT '',
      region_code text,
      province text,
      category text NOT NULL,
      is_active boolean NOT NULL,
      visit_count integer NOT NULL DEFAULT 0,
      agency_count integer NOT NULL DEFAULT 0,
      total_amount bigint NOT NULL DEFAULT 0,
      headcount_total integer NOT NULL DEFAULT 0,
      time_unknown_count integer NOT NULL DEFAULT 0,
      per_head_median integer,
      first_visit date,
      last_visit date,
      avg_rating real NOT NULL DEFAULT 0,
      review_count integer NOT NULL DEFAULT 0,
      PRIMARY KEY (restaurant_id, year, agency_type)
    );
    CREATE INDEX restaurant_stats_region ON restaurant_stats (region_code, year, agency_type, visit_count DESC,
      agency_count DESC, restaurant_id) WHERE is_active;
    CREATE INDEX restaurant_stats_province ON restaurant_stats (province, year, visit_count DESC, agency_count DESC,
      restaurant_id) WHERE is_active AND agency_type = '';
    CREATE INDEX restaurant_stats_national ON restaurant_stats (year, visit_count DESC, agency_count DESC,
      restaurant_id) WHERE is_active AND agency_type = '';
    CREATE INDEX restaurant_stats_by_type ON restaurant_stats (agency_type, year, visit_count DESC,
      agency_count DESC, restaurant_id) WHERE is_active AND agency_type <> '';
    CREATE INDEX restaurant_stats_amount ON restaurant_stats (total_amount DESC, restaurant_id)
      WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_recent ON restaurant_stats (last_visit DESC NULLS LAST, restaurant_id)
      WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_agencies ON restaurant_stats (agency_count DESC, restaurant_id)
      WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_per_head ON restaurant_stats (per_head_median, restaurant_id)
      WHERE is_active AND year = 0 AND agency_type = '';

    CREATE TABLE restaurant_months (
      restaurant_id integer NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
      month date NOT NULL,
      visit_count integer NOT NULL,
      total_amount bigint NOT NULL,
      PRIMARY KEY (restaurant_id, month)
    );
    CREATE INDEX restaurant_months_month ON restaurant_months (month);

    CREATE TABLE rank_scores (
      scope text NOT NULL,
      visit_count integer NOT NULL,
      agency_count integer NOT NULL,
      restaurants integer NOT NULL,
      above integer NOT NULL DEFAULT 0,
      PRIMARY KEY (scope, visit_count, agency_count)
    );

    DROP INDEX visits_restaurant_idx;
    CREATE INDEX visits_restaurant_spent ON visits (restaurant_id, spent_at DESC, id DESC);
    DROP INDEX visits_corrected_by_idx;
    CREATE INDEX visits_corrected_by ON visits (corrected_by_id) WHERE corrected_by_id IS NOT NULL;
    CREATE UNIQUE INDEX visits_row_hash ON visits (row_hash) WHERE row_hash IS NOT NULL;
    ALTER TABLE visits ALTER COLUMN row_hash TYPE uuid USING row_hash::uuid;
    -- Payload indexes when a row was written; nobody asks, and an import would keep them for every new place.
    DROP INDEX restaurants_updated_at_idx, restaurant_aliases_updated_at_idx, restaurant_aliases_created_at_idx;
    CREATE INDEX restaurant_aliases_name_region ON restaurant_aliases (name_key, region_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE rank_scores, restaurant_months, restaurant_stats;
    DROP INDEX restaurant_aliases_name_region, visits_row_hash, visits_corrected_by, visits_restaurant_spent;
    ALTER TABLE visits ALTER COLUMN row_hash TYPE varchar USING row_hash::varchar;
    CREATE INDEX restaurants_updated_at_idx ON restaurants (updated_at);
    CREATE INDEX restaurant_aliases_updated_at_idx ON restaurant_aliases (updated_at);
    CREATE INDEX restaurant_aliases_created_at_idx ON restaurant_aliases (created_at);
    CREATE INDEX visits_corrected_by_idx ON visits (corrected_by_id);
    CREATE INDEX visits_restaurant_idx ON visits (restaurant_id);
  `)
}
