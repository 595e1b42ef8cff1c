import type { OnBackupProgress, RestoreResult } from '@/domain/backup'
import { quoted } from '@/infra/backup/database/rowHash'
import type { Places } from '@/infra/backup/leftovers'
import type { OpenedArchive } from '@/infra/backup/openArchive'
import type { Schema } from '@/infra/backup/restoreArchive'
import { restoreScratch } from '@/infra/backup/restoreBackup'
import type { Queryable } from '@/infra/database/pool'

interface Trial {
  places: Places
  schema: Schema
  opened: OpenedArchive
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

/** Next to the live database, then drops the copy. Returns each table with its current rows. @throws BackupError */
export async function tryRestore(sql: Queryable, trial: Trial): Promise<RestoreResult> {
  const { tables, files, migratedOn } = await restoreScratch(trial)
  const live = await countLive(
    sql,
    tables.map(({ table }) => table),
  )
  return {
    name: trial.opened.name,
    tables: tables.map(({ table, rows }) => ({ table, rows, live: live.get(table) ?? null })),
    files,
    migratedOn,
  }
}

async function countLive(sql: Queryable, tables: readonly string[]): Promise<Map<string, number>> {
  const { rows: present } = await sql.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY ($1::text[])`,
    [tables],
  )
  if (present.length === 0) return new Map()
  const text = present
    .map(({ name }, at) => `SELECT $${at + 1}::text AS name, (SELECT count(*) FROM ${quoted(name)})::float8 AS rows`)
    .join(' UNION ALL ')
  const { rows } = await sql.query<{ name: string; rows: number }>(
    text,
    present.map(({ name }) => name),
  )
  return new Map(rows.map((row) => [row.name, row.rows]))
}
