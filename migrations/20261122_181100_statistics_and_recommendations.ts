import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables that jobs rebuild from visits, reviews and favourites, and what staff decide about them.
 *
 * - `statistics_periods`: visits of visible restaurants by one dimension ('all', 'province', 'region', 'agency',
 *   'agency_type', 'category', 'sub_category') and period ('all', '2025', '2025-03').
 * - `statistics_figures`: totals as they were then, for a directory in which counting them takes too long.
 * - `recommendation_settings`: one row: weights, the district that is shown to whoever has none.
 * - `recommendation_exclusions`: restaurants that no list recommends.
 * - `recommendations`: the lists, by their place: 'popular' and 'trending' of the country (scope ''), 'region' of each
 *   district (scope: its code).
 * - `recommendation_surges`: visits and reviews of 30 days and of the 30 before, where there are more.
 * - `recommendation_checks`: how often a hidden favourite was found, by the weights of the time.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE statistics_periods (
      dimension text NOT NULL,
      key text NOT NULL,
      period text NOT NULL,
      visit_count integer NOT NULL,
      total_amount bigint NOT NULL,
      restaurant_count integer NOT NULL,
      PRIMARY KEY (dimension, period, key)
    );

    CREATE TABLE statistics_figures (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      figures jsonb NOT NULL
    );

    CREATE TABLE recommendation_settings (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      weights jsonb NOT NULL,
      default_region text NOT NULL,
      updated_by integer REFERENCES users ON DELETE SET NULL,
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE recommendation_exclusions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      restaurant_id integer NOT NULL UNIQUE REFERENCES restaurants ON DELETE CASCADE,
      reason text NOT NULL,
      excluded_by integer REFERENCES users ON DELETE SET NULL,
      excluded_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE recommendations (
      list text NOT NULL,
      scope text NOT NULL,
      position smallint NOT NULL,
      restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
      score real NOT NULL,
      category text NOT NULL,
      price integer,
      detail jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (list, scope, position)
    );
    CREATE INDEX recommendations_restaurant ON recommendations (restaurant_id);

    CREATE TABLE recommendation_surges (
      restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
      visits integer NOT NULL,
      visits_before integer NOT NULL,
      reviews integer NOT NULL,
      reviews_before integer NOT NULL
    );

    CREATE TABLE recommendation_checks (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      checked_at timestamptz NOT NULL DEFAULT now(),
      weights jsonb NOT NULL,
      member_count integer NOT NULL,
      preference_hits integer NOT NULL,
      popular_hits integer NOT NULL
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE recommendation_checks, recommendation_surges, recommendations, recommendation_exclusions,
      recommendation_settings, statistics_figures, statistics_periods;
  `)
}
