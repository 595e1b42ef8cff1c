import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A link to a published page is http or https and names no user (`isSourceUrl`); what was none is no link any more. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE source_documents ADD CONSTRAINT source_documents_url
      CHECK (char_length(url) <= 2000
        AND url ~* '^https?://[^/?#@[:space:][:cntrl:]\\\\]+([/?#][^[:space:][:cntrl:]]*)?$') NOT VALID;
    UPDATE source_documents SET url = NULL
      WHERE char_length(url) > 2000
        OR url !~* '^https?://[^/?#@[:space:][:cntrl:]\\\\]+([/?#][^[:space:][:cntrl:]]*)?$';
    ALTER TABLE source_documents VALIDATE CONSTRAINT source_documents_url;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE source_documents DROP CONSTRAINT source_documents_url`)
}
