-- Counts and ranks of restaurants. They stand in narrow rows of their own: a count that changes must not rewrite a
-- restaurant's search indexes. `server/rankings` writes them.

-- One row a restaurant, and one more per year (`year` > 0), per kind of institution (`agency_type` <> '') and per both;
-- year 0 and type '' mean all. Region, category, title and visibility are repeated so that one index serves one list,
-- down to the name: titles compare by code point, which is the order of Hangul and the same on every machine.
CREATE TABLE restaurant_stats (
  restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
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
  title text COLLATE "C" NOT NULL DEFAULT '',
  sub_category text,
  rating_score real NOT NULL DEFAULT 0,
  PRIMARY KEY (restaurant_id, year, agency_type)
);
CREATE INDEX restaurant_stats_region ON restaurant_stats (region_code, year, agency_type, visit_count DESC,
  agency_count DESC, title, restaurant_id)
  WHERE is_active;
CREATE INDEX restaurant_stats_province ON restaurant_stats (province, year, visit_count DESC, agency_count DESC,
  title, restaurant_id)
  WHERE is_active AND agency_type = '';
CREATE INDEX restaurant_stats_national ON restaurant_stats (year, visit_count DESC, agency_count DESC, title,
  restaurant_id)
  WHERE is_active AND agency_type = '';
CREATE INDEX restaurant_stats_by_type ON restaurant_stats (agency_type, year, visit_count DESC, agency_count DESC,
  title, restaurant_id)
  WHERE is_active AND agency_type <> '';
CREATE INDEX restaurant_stats_amount ON restaurant_stats (total_amount DESC, visit_count DESC, agency_count DESC,
  title, restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_recent ON restaurant_stats (last_visit DESC NULLS LAST, visit_count DESC,
  agency_count DESC, title, restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_agencies ON restaurant_stats (agency_count DESC, visit_count DESC, title, restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_per_head ON restaurant_stats (per_head_median, visit_count DESC, agency_count DESC,
  title, restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_rating ON restaurant_stats (rating_score DESC, visit_count DESC, agency_count DESC,
  title, restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_kind ON restaurant_stats (sub_category, visit_count DESC, agency_count DESC, title,
  restaurant_id)
  WHERE is_active AND year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_list_visits ON restaurant_stats (visit_count, restaurant_id)
  WHERE year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_list_per_head ON restaurant_stats (per_head_median, restaurant_id)
  WHERE year = 0 AND agency_type = '';
CREATE INDEX restaurant_stats_list_last ON restaurant_stats (last_visit, restaurant_id)
  WHERE year = 0 AND agency_type = '';

-- Visits by calendar month in Korea.
CREATE TABLE restaurant_monthly_stats (
  restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  month date NOT NULL,
  visit_count integer NOT NULL,
  total_amount bigint NOT NULL,
  PRIMARY KEY (restaurant_id, month)
);
CREATE INDEX restaurant_monthly_stats_month ON restaurant_monthly_stats (month);

-- How many active restaurants have which score, per scope ('national', a province's name, a region's code). A rank is
-- one look-up: one more than `better_count`.
CREATE TABLE rank_scores (
  scope text NOT NULL,
  visit_count integer NOT NULL,
  agency_count integer NOT NULL,
  restaurant_count integer NOT NULL,
  better_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, visit_count, agency_count)
);

-- Ranks at the end of the quarter before the newest one (decision 28).
CREATE TABLE previous_ranks (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
  -- The first day of the newest quarter: visits before it are counted.
  counted_before date NOT NULL,
  region_rank integer,
  province_rank integer,
  national_rank integer NOT NULL
);

-- The overall mean that `rating_score` was computed with (`domain/ratingFormula.ts`).
CREATE TABLE rating_prior (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  mean real NOT NULL
);

-- Restaurants whose rating is to be computed again (`refreshRatings`). No primary key and no references, so that no
-- writer waits for another.
CREATE TABLE stale_ratings (
  restaurant_id integer NOT NULL
);

-- How many usually come to a restaurant, and when, for the rows of lists.
CREATE TABLE lunch_facts (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
  headcount_median integer,
  -- ISO weekday and hour in Korea; both null where too few visits have a time.
  busiest_weekday smallint,
  busiest_hour smallint
);
