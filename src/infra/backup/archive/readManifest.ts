import { BackupError } from '@/domain/backup/errors'
import { LAST_REPLACED, sinceBaseline } from '@/infra/database/baseline'
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, manifestSchema } from './format'
import { type ArchiveEntry, jsonOf, wholeOf } from './readArchive'

/** @throws BackupError 'not-a-backup', 'format-newer', 'entry-damaged' */
export async function readManifest(entries: AsyncIterator<ArchiveEntry, unknown>): Promise<Manifest> {
  const first = await entries.next()
  if (first.done || first.value.name !== MANIFEST) throw new BackupError('not-a-backup', {})
  const content = jsonOf(await wholeOf(first.value.body, first.value.size, MANIFEST))
  const format = (content as { format?: unknown } | undefined)?.format
  if (typeof format === 'number' && format > ARCHIVE_FORMAT) throw new BackupError('format-newer', { format })
  const parsed = manifestSchema.safeParse(content)
  if (!parsed.success) throw new BackupError('entry-damaged', { entry: MANIFEST })
  return parsed.data
}

/** By this version's names. @throws BackupError 'schema-newer', 'schema-older' */
export function migrationsOf({ migrations }: Manifest, known: readonly string[]): string[] {
  const applied = sinceBaseline(migrations)
  if (!applied) throw new BackupError('schema-older', { last: LAST_REPLACED })
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new BackupError('schema-newer', { migration: unknown })
  return applied
}
