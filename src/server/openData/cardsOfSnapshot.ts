import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { PUBLICATION_COUNTS, type PublicationMonth, type ReportCard, reportCard } from '@/domain/agency/reportCard'
import { type OpenDataTable, snapshotFileName } from '@/domain/openData'
import { OPEN_DATA_COLUMNS } from '@/messages/openData'

/** A file of the snapshot is missing, or is not what a snapshot contains. */
export class SnapshotFileError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(`cannot read ${file}`, { cause })
  }
}

type Row = Record<string, string>

async function packedFile(snapshot: string, name: string): Promise<Uint8Array> {
  const isFolder = (await stat(snapshot)).isDirectory()
  if (isFolder) return readFile(join(snapshot, name))
  const files = unzipSync(await readFile(snapshot), { filter: (file) => file.name.split('/').at(-1) === name })
  const [bytes] = Object.values(files)
  if (!bytes) throw new Error('not in the archive')
  return bytes
}

/** By the columns' names in the API. @throws SnapshotFileError */
async function readTable(snapshot: string, table: OpenDataTable): Promise<Row[]> {
  const name = snapshotFileName(table)
  const columns = Object.entries(OPEN_DATA_COLUMNS[table])
  try {
    const text = gunzipSync(await packedFile(snapshot, name))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
    const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true })
    if (columns.some(([, { heading }]) => !meta.fields?.includes(heading))) throw new Error('columns are missing')
    return data.map((row) => Object.fromEntries(columns.map(([column, { heading }]) => [column, row[heading] ?? ''])))
  } catch (error) {
    throw new SnapshotFileError(name, error)
  }
}

const monthOf = (row: Row): PublicationMonth => ({
  ...(Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, Number(row[name])])) as Record<
    (typeof PUBLICATION_COUNTS)[number],
    number
  >),
  month: row.month ?? '',
  first_posted_on: row.first_posted_on || null,
})

export interface NamedCard {
  id: number
  name: string
  card: ReportCard
}

/**
 * The report cards of all institutions of a snapshot, by institution. `snapshot`: its folder, or a ZIP archive of its
 * files. @throws SnapshotFileError
 */
export async function cardsOfSnapshot(snapshot: string): Promise<NamedCard[]> {
  const [agencies, rows] = [await readTable(snapshot, 'agencies'), await readTable(snapshot, 'publications')]
  const months = new Map<string, PublicationMonth[]>()
  for (const row of rows) months.set(row.agency_id ?? '', [...(months.get(row.agency_id ?? '') ?? []), monthOf(row)])
  return agencies.map(({ id = '', name = '' }) => ({ id: Number(id), name, card: reportCard(months.get(id) ?? []) }))
}
