import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Headings that staff taught the reader, by layout and version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TYPE public.enum_data_formats_kind AS ENUM ('visits', 'restaurants', 'reviews', 'agencies');
    CREATE TYPE public.enum_data_formats_status AS ENUM ('draft', 'active', 'deprecated');
    CREATE TABLE data_formats (
      id serial PRIMARY KEY,
      name varchar NOT NULL,
      kind enum_data_formats_kind DEFAULT 'visits' NOT NULL,
      version numeric DEFAULT 1 NOT NULL,
      description varchar,
      status enum_data_formats_status DEFAULT 'draft' NOT NULL,
      columns jsonb NOT NULL,
      updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
      created_at timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE payload_locked_documents_rels ADD COLUMN data_formats_id integer;
    CREATE INDEX data_formats_updated_at_idx ON data_formats (updated_at);
    CREATE INDEX data_formats_created_at_idx ON data_formats (created_at);
    CREATE UNIQUE INDEX name_version_idx ON data_formats (name, version);
    ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_data_formats_fk
      FOREIGN KEY (data_formats_id) REFERENCES data_formats (id) ON DELETE CASCADE;
    CREATE INDEX payload_locked_documents_rels_data_formats_id_idx ON payload_locked_documents_rels (data_formats_id);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE payload_locked_documents_rels DROP COLUMN data_formats_id;
    DROP TABLE data_formats;
    DROP TYPE public.enum_data_formats_status, public.enum_data_formats_kind;
  `),
  )
}
