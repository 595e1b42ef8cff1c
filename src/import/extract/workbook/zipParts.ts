import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import type { SizeLimit } from '@/domain/expense/fileErrors'
import {
  WORKBOOK_INFLATED_MAX,
  ZIP_ENTRIES_MAX,
  DOCUMENT_BYTES_MAX,
  WORKBOOK_STREAMED_FROM,
} from '@/domain/expense/limits'
import { FormatError, SizeError } from '@/import/source/errors'

export interface InflateBudget {
  bytes: number
  max: number
  limit: SizeLimit
}

const workbookBudget = (): InflateBudget => ({ bytes: 0, max: WORKBOOK_INFLATED_MAX, limit: 'workbook_inflated_bytes' })

/** How an entry's name is decoded; the library reads every non-UTF-8 name as CP437. */
type NameOf = (entry: { name: Buffer; isUtf8: boolean }) => string

/** Inflated on demand. Inflated bytes are counted as they arrive: declared sizes cannot be trusted. */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly budget: InflateBudget,
  ) {}

  /** `nameOf` replaces the library's decoding. Throws FormatError: `too_big` for too many entries, `damaged`. */
  static async open(path: string, budget = workbookBudget(), nameOf?: NameOf): Promise<ZipParts> {
    const { openPromise } = await import('yauzl')
    const options = { autoClose: false, lazyEntries: true, decodeStrings: !nameOf }
    const zip = await openPromise(path, options).catch(damaged)
    try {
      return new ZipParts(zip, await listEntries(zip, nameOf), budget)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  declaredSize = (name: string): number => this.entries.get(name)?.uncompressedSize ?? 0

  /** A part in chunks. `again`: already counted by an earlier read. */
  async *inflate(name: string, again = false): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) return
    if (entry.isEncrypted()) throw new FormatError('encrypted')
    const stream: Readable = await this.zip.openReadStreamPromise(entry).catch(damaged)
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (!again) this.budget.bytes += chunk.length
        if (this.budget.bytes > this.budget.max) throw new SizeError(this.budget.limit)
        yield chunk
      }
    } catch (error) {
      damaged(error)
    } finally {
      stream.destroy()
    }
  }

  close(): void {
    this.zip.close()
  }
}

/** Two entries may have the same name; both are listed. */
async function listEntries(zip: ZipFile, nameOf?: NameOf): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
      const { fileName, fileNameRaw: name, generalPurposeBitFlag: flags } = entry
      entries.set(nameOf ? unusedName(nameOf({ name, isUtf8: (flags & UTF8) > 0 }), entries) : fileName, entry)
    }
  } catch (error) {
    damaged(error)
  }
  return entries
}

const UTF8 = 0x800

function unusedName(name: string, used: ReadonlyMap<string, Entry>): string {
  let [free, count] = [name, 1]
  while (used.has(free)) free = `${name} (${++count})`
  return free
}

/** The library's messages about broken archives are for developers. */
function damaged(error: unknown): never {
  if (error instanceof FormatError) throw error
  throw new FormatError('damaged', undefined, error instanceof Error ? error.message : undefined)
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const HOLDS_CELLS = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i

/** Whether a file is an .xlsx too large for memory, according to its archive directory. */
export async function isLargeWorkbook(path: string, size: number): Promise<boolean> {
  const parts = await ZipParts.open(path).catch(() => null)
  if (!parts) return false
  parts.close()
  const { names } = parts
  if (!names.includes('xl/workbook.xml') || !names.some((name) => SHEET.test(name))) return false
  const cells = names.filter((name) => HOLDS_CELLS.test(name))
  return (
    size > DOCUMENT_BYTES_MAX || cells.reduce((sum, name) => sum + parts.declaredSize(name), 0) > WORKBOOK_STREAMED_FROM
  )
}
