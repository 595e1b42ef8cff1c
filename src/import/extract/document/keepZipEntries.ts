import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import { ZIP_ENTRIES_MAX, ZIP_INFLATED_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'

/** The parts of a document with tables; images, fonts, macros and caches are skipped. */
const WANTED = /\.(?:xml|rels|hpf)$|^mimetype$|^xl\/.+\.bin$/i
const UNWANTED_FOLDERS =
  'media|drawings|printerSettings|embeddings|activeX|ctrlProps|charts|theme|BinData|Preview|Pictures|Thumbnails'
const UNWANTED = new RegExp(`(?:^|/)(?:${UNWANTED_FOLDERS})/|vbaProject|calcChain\\.(?:xml|bin)$`, 'i')

/** Some programs on Windows name entries with backslashes. */
const pathOf = (name: string): string => name.replaceAll('\\', '/')

/**
 * Before anything parses it: entry count and inflated size come from the directory, and an entry is cut at its declared
 * size. Keeps only the wanted parts, uncompressed. Throws FormatError: `too_big` or `damaged`.
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
