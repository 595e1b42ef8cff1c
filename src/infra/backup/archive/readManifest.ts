import { BackupError } from '@/domain/backup/errors'
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, manifestSchema } from './format'
import { type ArchiveEntry, jsonOf, wholeOf } from './readArchive'

/**
 * The manifest, which is the first entry.
 * @param known migrations of this version; without them the schema is not looked at
 * @throws BackupError 'not-a-backup', 'format-newer', 'schema-newer'
 */
export async function readManifest(
  entries: AsyncIterator<ArchiveEntry, unknown>,
  known?: readonly string[],
): Promise<Manifest> {
  const first = await entries.next()
  if (first.done || first.value.name !== MANIFEST) throw new BackupError('not-a-backup', {})
  const content = jsonOf(await wholeOf(first.value.body, first.value.size, MANIFEST))
  const format = (content as { format?: unknown } | undefined)?.format
  if (typeof format === 'number' && format > ARCHIVE_FORMAT) throw new BackupError('format-newer', { format })
  const parsed = manifestSchema.safeParse(content)
  if (!parsed.success) throw new BackupError('entry-damaged', { entry: MANIFEST })
  const unknown = known && parsed.data.migrations.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new BackupError('schema-newer', { migration: unknown })
  return parsed.data
}
