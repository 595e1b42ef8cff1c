import type { UploadKind } from '@/domain/upload/kinds'
import type { Queryable } from '@/infra/database/pool'

export async function countTemplate(sql: Queryable, kind: UploadKind, format: string): Promise<void> {
  await sql.query(
    `INSERT INTO template_downloads AS t (kind, format, downloads) VALUES ($1, $2, 1)
     ON CONFLICT (kind, format) DO UPDATE SET downloads = t.downloads + 1, last_at = now()`,
    [kind, format],
  )
}

/** Templates without any are omitted. */
export async function readTemplateCounts(sql: Queryable): Promise<Partial<Record<UploadKind, number>>> {
  const { rows } = await sql.query<{ kind: UploadKind; downloads: number }>(
    'SELECT kind, sum(downloads)::int AS downloads FROM template_downloads GROUP BY kind',
  )
  return Object.fromEntries(rows.map(({ kind, downloads }) => [kind, downloads]))
}
