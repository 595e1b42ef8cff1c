import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { notationToMarkdown } from './termsNotation/notationToMarkdown'

/**
 * Legal texts are written in Markdown from now on. Versions of before are put down in it, published ones too: what a
 * reader sees of them stays the same, word for word. A text that reads the same in both is not touched.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ id: number; body: string }>(sql`SELECT id, body FROM terms_versions FOR UPDATE`)
  for (const { id, body } of rows) {
    const markdown = notationToMarkdown(body)
    if (markdown === null)
      throw new Error(`terms_versions ${id}: no Markdown reads as this text does; rewrite it by hand`)
    if (markdown !== body) await db.execute(sql`UPDATE terms_versions SET body = ${markdown} WHERE id = ${id}`)
  }
}

/** The texts stay in Markdown: they still say the same, with a backslash here and there. */
export async function down(): Promise<void> {}
