import type { FormatColumns, FormatStatus } from '@/domain/dataFormat/dataFormat'
import { choosableColumns } from '@/domain/upload/columns'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import type { Queryable } from '@/infra/database/pool'
import { headerKey } from '@/import/header/headerWord'
import type { FormatWords } from '@/import/header/withFormatWords'

interface StoredFormat {
  name: string
  status: FormatStatus
  columns: FormatColumns
}

export async function readFormatWords(sql: Queryable, kind: UploadKind): Promise<FormatWords> {
  const { rows } = await sql.query<StoredFormat>(
    `SELECT name, status, columns FROM data_formats WHERE kind::text = $1 AND status <> 'draft' ORDER BY version, id`,
    [kind],
  )
  const known = choosableColumns(kind)
  const active = new Map<string, string>()
  const deprecated = new Map<string, string>()
  for (const { name, status, columns } of rows)
    for (const [column, words] of Object.entries(columns))
      for (const word of words) {
        if (!known.includes(column)) continue
        if (status === 'active') active.set(headerKey(word), column)
        else deprecated.set(headerKey(word), name)
      }
  return { active, deprecated }
}
