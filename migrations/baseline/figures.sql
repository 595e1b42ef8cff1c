-- What jobs rebuild from visits, reviews and favourites: statistics, recommendations, data quality.

-- Visits of visible restaurants by one dimension ('all', 'province', 'region', 'agency', 'agency_type', 'category',
-- 'sub_category') and period ('all', '2025', '2025-03').
CREATE TABLE statistics_periods (
  dimension text NOT NULL,
  key text NOT NULL,
  period text NOT NULL,
  visit_count integer NOT NULL,
  total_amount bigint NOT NULL,
  restaurant_count integer NOT NULL,
  PRIMARY KEY (dimension, period, key)
);

-- Totals as of the last rebuild: in a large directory counting them takes too long.
CREATE TABLE statistics_figures (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  figures jsonb NOT NULL
);

-- One row: weights, and the district that is shown to those who chose none.
CREATE TABLE recommendation_settings (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  weights jsonb NOT NULL,
  default_region text NOT NULL,
  updated_by integer REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Restaurants that no list recommends.
CREATE TABLE recommendation_exclusions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL UNIQUE REFERENCES restaurants ON DELETE CASCADE,
  reason text NOT NULL,
  excluded_by integer REFERENCES users ON DELETE SET NULL,
  excluded_at timestamptz NOT NULL DEFAULT now()
);

-- The lists, by position: 'popular' and 'trending' of the country (scope ''), 'region' of each district (scope: its
-- code).
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

-- Visits and reviews of 30 days and of the 30 before, where there are more.
CREATE TABLE recommendation_surges (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
  visits integer NOT NULL,
  visits_before integer NOT NULL,
  reviews integer NOT NULL,
  reviews_before integer NOT NULL
);

-- How often a hidden favourite was found, by the weights of the time.
CREATE TABLE recommendation_checks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  checked_at timestamptz NOT NULL DEFAULT now(),
  weights jsonb NOT NULL,
  member_count integer NOT NULL,
  preference_hits integer NOT NULL,
  popular_hits integer NOT NULL
);

-- What is wrong now, one row a type and subject; rows of one issue share `group_key`. No foreign keys: a subject may be
-- of any table, and an issue whose subject is gone leaves with the next refresh.
CREATE TABLE quality_issues (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  subject_type text NOT NULL,
  subject_id integer NOT NULL,
  group_key text COLLATE "C",
  detail jsonb NOT NULL DEFAULT '{}',
  is_marked boolean NOT NULL DEFAULT false,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (type, subject_type, subject_id)
);
CREATE INDEX quality_issues_list ON quality_issues (type, is_marked, id);
CREATE INDEX quality_issues_groups ON quality_issues (type, is_marked, group_key, id);
CREATE INDEX quality_issues_subject ON quality_issues (subject_type, subject_id);

-- Issues that somebody looked at and found right. They outlive the issue, which may come back.
CREATE TABLE quality_marks (
  type text NOT NULL,
  subject_type text NOT NULL,
  subject_id integer NOT NULL,
  marked_by integer REFERENCES users ON DELETE SET NULL,
  marked_at timestamptz NOT NULL DEFAULT now(),
  note text,
  PRIMARY KEY (type, subject_type, subject_id)
);

-- How many issues of a type were open at the end of each week (its Monday).
CREATE TABLE quality_counts (
  type text NOT NULL,
  week date NOT NULL,
  issue_count integer NOT NULL,
  PRIMARY KEY (type, week)
);
