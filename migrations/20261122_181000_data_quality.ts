import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Data quality. No foreign keys to what an issue is about: a subject may be of any table, and an issue of one that is
 * gone leaves with the next refresh.
 *
 * - `quality_issues`: what is wrong now, one row a type and subject; `group_key` is what the rows of one issue share.
 * - `quality_marks`: issues that somebody looked at and found right. They outlive the issue, which may come back.
 * - `quality_counts`: how many issues of a type were open at the end of each week (its Monday).
 * - `refresh_runs`: when each materialised table was last rebuilt, and how long that took.
 * - `restaurant_bulk_changes` and its rows: what one bulk change set, so that it can be put back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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

    CREATE TABLE quality_marks (
      type text NOT NULL,
      subject_type text NOT NULL,
      subject_id integer NOT NULL,
      marked_by integer REFERENCES users ON DELETE SET NULL,
      marked_at timestamptz NOT NULL DEFAULT now(),
      note text,
      PRIMARY KEY (type, subject_type, subject_id)
    );

    CREATE TABLE quality_counts (
      type text NOT NULL,
      week date NOT NULL,
      issue_count integer NOT NULL,
      PRIMARY KEY (type, week)
    );

    CREATE TABLE refresh_runs (
      name text PRIMARY KEY,
      refreshed_at timestamptz NOT NULL,
      duration_ms integer NOT NULL
    );

    CREATE TABLE restaurant_bulk_changes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      changes jsonb NOT NULL,
      reason text,
      made_by integer REFERENCES users ON DELETE SET NULL,
      made_at timestamptz NOT NULL DEFAULT now(),
      undone_by integer REFERENCES users ON DELETE SET NULL,
      undone_at timestamptz
    );
    CREATE TABLE restaurant_bulk_change_rows (
      change_id integer NOT NULL REFERENCES restaurant_bulk_changes ON DELETE CASCADE,
      restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      PRIMARY KEY (change_id, restaurant_id)
    );
    CREATE INDEX restaurant_bulk_change_rows_restaurant ON restaurant_bulk_change_rows (restaurant_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE restaurant_bulk_change_rows, restaurant_bulk_changes, refresh_runs, quality_counts, quality_marks,
      quality_issues;
  `)
}
