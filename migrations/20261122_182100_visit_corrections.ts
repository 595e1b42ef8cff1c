import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What staff corrected of published visits, with the source's own values; merges of agencies, with all that it takes to
 * undo them; months that an agency is known to have published. The index of an agency's visits answers by month too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE visit_corrections (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      visit_id integer NOT NULL REFERENCES visits ON DELETE CASCADE,
      field text NOT NULL,
      source_value jsonb,
      value jsonb,
      reason text NOT NULL,
      corrected_by_id integer REFERENCES users ON DELETE SET NULL,
      corrected_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX visit_corrections_visit ON visit_corrections (visit_id, field, id);

    CREATE TABLE agency_merges (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      from_id integer NOT NULL,
      into_id integer NOT NULL,
      former jsonb NOT NULL,
      former_aliases jsonb NOT NULL,
      merged_by_id integer REFERENCES users ON DELETE SET NULL,
      merged_at timestamptz NOT NULL DEFAULT now(),
      undone_by_id integer REFERENCES users ON DELETE SET NULL,
      undone_at timestamptz,
      CHECK (from_id <> into_id)
    );
    CREATE INDEX agency_merges_into ON agency_merges (into_id);
    CREATE TABLE agency_merge_changes (
      merge_id integer NOT NULL REFERENCES agency_merges ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('visit', 'department', 'child', 'visit_department')),
      row_id integer NOT NULL,
      former_id integer,
      value_id integer,
      PRIMARY KEY (merge_id, kind, row_id)
    );

    CREATE TABLE agency_publications (
      agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
      month date NOT NULL CHECK (month = date_trunc('month', month)),
      noted_by_id integer REFERENCES users ON DELETE SET NULL,
      noted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (agency_id, month)
    );

    DROP INDEX visits_agency_idx;
    CREATE INDEX visits_agency_spent ON visits (agency_id, spent_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX visits_agency_spent;
    CREATE INDEX visits_agency_idx ON visits (agency_id);
    DROP TABLE agency_publications, agency_merge_changes, agency_merges, visit_corrections;
  `)
}
