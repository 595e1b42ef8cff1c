import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { requestImportIn, requestUndoIn } from '../uploads/requestUploadJob'
import { unwrap } from '../violationError'

const BEFORE = `
  SELECT DISTINCT t.id FROM source_versions v JOIN source_versions o ON o.file_id = v.file_id AND o.id < v.id
    JOIN uploads t ON t.id = o.upload_id
  WHERE v.upload_id = $1 AND t.status = 'imported' ORDER BY t.id`

/**
 * Undoes what earlier versions of a file brought, then imports this one. Both wait in the queue of jobs that write
 * visits, in this order; the import fails if an earlier version is still there. @throws ViolationError of uploads,
 * with nothing requested
 */
export const replaceVersion = (pool: Pool, { upload, by }: { upload: number; by: number }) =>
  transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(BEFORE, [upload])
    const before = rows.map(({ id }) => id)
    for (const id of before) unwrap(await requestUndoIn(sql, { id, by }))
    unwrap(await requestImportIn(sql, { id: upload, by }, 'import', before))
    return { replaced: before.length }
  })
