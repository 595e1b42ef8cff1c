import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * One index for each order of the list, down to the name: places of equal numbers stand in the order of their names,
 * and a page of them is read without sorting. Names compare by code point (`"C"`), which is the order of Hangul too and
 * the same on every machine.
 *
 * - `title` and `sub_category` repeat the restaurant's, as region and category do.
 * - `rating_score` is what the order by rating compares (`domain/ratingFormula.ts`); `rating_prior` keeps the overall
 *   mean that it was reckoned with.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE restaurant_stats
      ADD COLUMN title text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN sub_category text,
      ADD COLUMN rating_score real NOT NULL DEFAULT 0;
    CREATE TABLE rating_prior (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      mean real NOT NULL
    );
    INSERT INTO rating_prior (mean)
      SELECT round((sum(avg_rating * review_count) / sum(review_count))::numeric, 2) FROM restaurant_stats
      WHERE year = 0 AND agency_type = '' AND is_active HAVING sum(review_count) > 0;
    DROP INDEX restaurant_stats_region, restaurant_stats_province, restaurant_stats_national, restaurant_stats_by_type,
      restaurant_stats_amount, restaurant_stats_recent, restaurant_stats_agencies, restaurant_stats_per_head;
    UPDATE restaurant_stats s SET title = r.title, sub_category = NULLIF(r.sub_category, ''),
      rating_score = CASE WHEN s.review_count > 0
        THEN (5 * COALESCE((SELECT mean
          FROM rating_prior), 3) + s.avg_rating * s.review_count) / (5 + s.review_count) ELSE 0 END
      FROM restaurants r WHERE r.id = s.restaurant_id;
    CREATE INDEX restaurant_stats_region ON restaurant_stats (region_code, year, agency_type, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active;
    CREATE INDEX restaurant_stats_province ON restaurant_stats (province, year, visit_count DESC, agency_count DESC,
      title, restaurant_id) WHERE is_active AND agency_type = '';
    CREATE INDEX restaurant_stats_national ON restaurant_stats (year, visit_count DESC, agency_count DESC, title,
      restaurant_id) WHERE is_active AND agency_type = '';
    CREATE INDEX restaurant_stats_by_type ON restaurant_stats (agency_type, year, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active AND agency_type <> '';
    CREATE INDEX restaurant_stats_amount ON restaurant_stats (total_amount DESC, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_recent ON restaurant_stats (last_visit DESC NULLS LAST, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_agencies ON restaurant_stats (agency_count DESC, visit_count DESC, title,
      restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_per_head ON restaurant_stats (per_head_median, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_rating ON restaurant_stats (rating_score DESC, visit_count DESC,
      agency_count DESC, title, restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
    CREATE INDEX restaurant_stats_kind ON restaurant_stats (sub_category, visit_count DESC, agency_count DESC,
      title, restaurant_id) WHERE is_active AND year = 0 AND agency_type = '';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX restaurant_stats_region, restaurant_stats_province, restaurant_stats_national, restaurant_stats_by_type,
      restaurant_stats_amount, restaurant_stats_recent, restaurant_stats_agencies, restaurant_stats_per_head,
      restaurant_stats_rating, restaurant_stats_kind;
    DROP TABLE rating_prior;
    ALTER TABLE restaurant_stats DROP COLUMN title, DROP COLUMN sub_category, DROP COLUMN rating_score;
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
  `)
}
