import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { WORKBOOK_INFLATED_MAX, ZIP_ENTRIES_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'

/**
 * An archive on the disk whose parts are inflated as they are read. What they inflate to is counted as it comes: what
 * an archive declares about itself is no proof.
 */
export class ZipParts {
  private inflated = 0

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws FormatError `too_big` for too many entries, `damaged` for what is no archive */
  static async open(path: string): Promise<ZipParts> {
    const { openPromise } = await import('yauzl')
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(damaged)
    try {
      return new ZipParts(zip, await listEntries(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  /** What the archive says that a part inflates to, bytes. */
  declaredSize = (name: string): number => this.entries.get(name)?.uncompressedSize ?? 0

  /** A part in pieces. `again`: it was counted when it was read before. */
  async *inflate(name: string, again = false): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) return
    if (entry.isEncrypted()) throw new FormatError('encrypted')
    const stream: Readable = await this.zip.openReadStreamPromise(entry).catch(damaged)
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (!again) this.inflated += chunk.length
        if (this.inflated > WORKBOOK_INFLATED_MAX) throw new SizeError('workbook_inflated_bytes')
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

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    damaged(error)
  }
  return entries
}

/** What the library says about a broken archive is for developers. */
function damaged(error: unknown): never {
  if (error instanceof FormatError) throw error
  throw new FormatError('damaged', undefined, error instanceof Error ? error.message : undefined)
}
