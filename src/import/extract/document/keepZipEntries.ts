import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import { ZIP_ENTRIES_MAX, ZIP_INFLATED_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'

/** Parts of a document that hold its tables; pictures, fonts, macros and caches are left out. */
const WANTED = /\.(?:xml|rels|hpf)$|^mimetype$|^xl\/.+\.bin$/i
const UNWANTED_FOLDERS =
  'media|drawings|printerSettings|embeddings|activeX|ctrlProps|charts|theme|BinData|Preview|Pictures|Thumbnails'
const UNWANTED = new RegExp(`(?:^|/)(?:${UNWANTED_FOLDERS})/|vbaProject|calcChain\\.(?:xml|bin)$`, 'i')

/** Some programs on Windows name entries with backslashes. */
const pathOf = (name: string): string => name.replaceAll('\\', '/')

/**
 * A document's archive, checked before anything parses it: entries and inflated bytes, which limit their ratio too, are
 * read from the directory, and an entry that inflates to more than it declared is cut at what it declared.
 * @returns the same archive with only the wanted parts, stored without compression
 * @throws FormatError `too_big` for a bomb, `damaged` for what is not an archive
 */
export function keepZipEntries(bytes: Uint8Array): Uint8Array {
  let entries = 0
  let inflated = 0
  const wants = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (++entries > ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
    if (!WANTED.test(pathOf(name)) || UNWANTED.test(pathOf(name))) return false
    inflated += originalSize
    if (inflated > ZIP_INFLATED_MAX) throw new SizeError('inflated_bytes')
    return true
  }
  try {
    const kept = Object.entries(unzipSync(bytes, { filter: wants }))
    return zipSync(Object.fromEntries(kept.map(([name, part]) => [pathOf(name), part])), { level: 0 })
  } catch (error) {
    if (error instanceof FormatError) throw error
    throw new FormatError('damaged')
  }
}
