import type { PoolClient } from 'pg'
import type { FileAccount } from '../source/sheetRow'
import type { ParsedRow } from '../transform/record/parsedRow'
import type { AgencyResolver } from './agencyResolver'

/** Rows without a place by institution and month ('YYYY-MM'); for the report card of institutions. */
export class BlankPlaces {
  private readonly rows = new Map<string, { agency: string; month: string; rows: number }>()

  add({ reason, agency, spentAt }: ParsedRow): void {
    if (reason !== 'place_blank' || spentAt === null) return
    const month = spentAt.slice(0, 7)
    const key = `${month} ${agency.name}`
    const counted = this.rows.get(key)
    if (counted) counted.rows += 1
    else this.rows.set(key, { agency: agency.name, month, rows: 1 })
  }

  of(institutions: AgencyResolver): [agency: number, month: string, rows: number][] {
    return [...this.rows.values()].flatMap(({ agency, month, rows }) => {
      const id = institutions.agencyOf(agency)
      return id === null ? [] : [[id, `${month}-01`, rows] as [number, string, number]]
    })
  }
}

const WRITE = `
  WITH account AS (INSERT INTO import_accounts (import_batch_id, sums, right_sums) VALUES ($1, $2, $3))
  INSERT INTO import_blank_places (import_batch_id, agency_id, month, rows)
  SELECT $1, b.agency, b.month, b.rows FROM unnest($4::int[], $5::date[], $6::int[]) AS b (agency, month, rows)`

/** How the file was published, as far as its bytes say. */
export async function writePublishedAs(
  sql: PoolClient,
  batch: number,
  { sums }: FileAccount,
  blanks: ReturnType<BlankPlaces['of']>,
): Promise<void> {
  const columns = [0, 1, 2].map((at) => blanks.map((blank) => blank[at]))
  await sql.query(WRITE, [batch, sums.stated, sums.right, ...columns])
}
