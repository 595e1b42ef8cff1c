import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { sha256 } from '@/infra/photos/sha256'
import type { Media } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'

const filesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')

export const keepChecksums =
  (folder: string): CollectionAfterChangeHook<Media> =>
  async ({ doc, req }) => {
    if (!req.file) return doc
    for (const name of filesOf(doc))
      await payloadSql(req).query(
        `INSERT INTO media_checksums (file_name, sha256) VALUES ($1, $2)
         ON CONFLICT (file_name) DO UPDATE SET sha256 = excluded.sha256`,
        [name, sha256(await readFile(path.join(folder, name)))],
      )
    return doc
  }

export const dropChecksums: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  for (const name of filesOf(doc))
    await payloadSql(req).query('DELETE FROM media_checksums WHERE file_name = $1', [name])
}
