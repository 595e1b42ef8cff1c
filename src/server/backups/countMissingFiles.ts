import { filesOf, type Folder } from '@/infra/backup/files/dumpFolder'
import type { Queryable } from '@/infra/database/pool'

const NAMED: Record<string, { files: string; survivors: string }> = {
  photos: {
    files: `SELECT name, name || form AS file FROM review_photos, unnest(ARRAY['.whole.webp', '.small.webp']) AS form`,
    survivors: 'SELECT name FROM review_photos WHERE name = ANY ($1::text[]) FOR SHARE',
  },
  media: {
    files: `SELECT filename AS name, file FROM media, unnest(ARRAY[filename, sizes_card_filename]) AS file
      WHERE file IS NOT NULL`,
    survivors: 'SELECT filename AS name FROM media WHERE filename = ANY ($1::text[]) FOR SHARE',
  },
}

/** Photos with a row but no file. */
export async function countMissingFiles(sql: Queryable, folders: readonly Folder[]): Promise<number> {
  let missing = 0
  for (const { name: folder, path } of folders) {
    const { files, survivors } = NAMED[folder] ?? {}
    if (!files || !survivors) continue
    const { rows } = await sql.query<{ name: string; file: string }>(files)
    const there = new Set(await filesOf(path))
    const without = new Set(rows.filter(({ file }) => !there.has(file)).map(({ name }) => name))
    // Deletion removes files first; the lock waits for it.
    if (without.size > 0) missing += (await sql.query(survivors, [[...without]])).rowCount ?? 0
  }
  return missing
}
