import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Questions that are often asked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TYPE public.enum_faqs_status AS ENUM ('draft', 'active', 'inactive');
    CREATE TABLE faqs (
      id serial PRIMARY KEY,
      question varchar NOT NULL,
      answer varchar NOT NULL,
      category varchar NOT NULL,
      status enum_faqs_status DEFAULT 'draft' NOT NULL,
      position numeric DEFAULT 0 NOT NULL,
      updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
      created_at timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE payload_locked_documents_rels ADD COLUMN faqs_id integer;
    CREATE INDEX faqs_status_idx ON faqs (status);
    CREATE INDEX faqs_updated_at_idx ON faqs (updated_at);
    CREATE INDEX faqs_created_at_idx ON faqs (created_at);
    ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_faqs_fk
      FOREIGN KEY (faqs_id) REFERENCES faqs (id) ON DELETE CASCADE;
    CREATE INDEX payload_locked_documents_rels_faqs_id_idx ON payload_locked_documents_rels (faqs_id);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE payload_locked_documents_rels DROP COLUMN faqs_id;
    DROP TABLE faqs;
    DROP TYPE public.enum_faqs_status;
  `),
  )
}
