import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import { isSourceUrl } from '@/domain/http/urls'
import { findRegions } from '@/domain/region/findRegion'
import type { ParsedAgency } from '../transform/agency/agencyParser'
import type { ParsedRow } from '../transform/record/parsedRow'

const DOCUMENTS_REMEMBERED = 20_000

const INSERT_AGENCIES = `
  INSERT INTO agencies (name, type, parent_id, region_id, import_batch_id)
  SELECT g.name, g.type::enum_agencies_type, p.id, r.id, $2
  FROM jsonb_to_recordset($1::jsonb) AS g (name text, type text, parent text, region text)
  LEFT JOIN LATERAL (
    SELECT n.id FROM agencies n WHERE n.name = g.parent OR n.aliases ? g.parent ORDER BY n.name = g.parent DESC, n.id
    LIMIT 1) p ON true
  LEFT JOIN regions r ON r.code = g.region
  WHERE NOT EXISTS (SELECT FROM agencies k WHERE k.aliases ? g.name)
  ON CONFLICT (name) DO NOTHING`

/** By name, or else by an alias that staff entered. */
const SELECT_AGENCIES = `
  SELECT DISTINCT ON (given.name) a.id, given.name FROM unnest($1::text[]) AS given (name)
  JOIN agencies a ON a.name = given.name OR a.aliases ? given.name
  ORDER BY given.name, a.name = given.name DESC, a.id`

const INSERT_DEPARTMENTS = `
  INSERT INTO departments (agency_id, name, import_batch_id)
  SELECT agency, name, $3 FROM unnest($1::int[], $2::text[]) AS g (agency, name)
  ON CONFLICT (agency_id, name) DO NOTHING`
const SELECT_DEPARTMENTS = `
  SELECT d.id, d.agency_id AS agency, d.name
  FROM unnest($1::int[], $2::text[]) AS g (agency, name)
  JOIN departments d ON d.agency_id = g.agency AND d.name = g.name`

const INSERT_DOCUMENTS = `
  INSERT INTO source_documents (key, title, url, import_batch_id)
  SELECT key, title, url, $2 FROM jsonb_to_recordset($1::jsonb) AS g (key text, title text, url text)
  ON CONFLICT (key) DO NOTHING`

export interface AgencyIds {
  agency: number
  department: number | null
  document: number | null
}

/** Caches ids of agencies, departments and source documents, and inserts new ones, one block of rows at a time. */
export class AgencyResolver {
  private readonly agencies = new Map<string, number>()
  private readonly departments = new Map<string, number>()
  private readonly documents = new LRUCache<string, number>({ max: DOCUMENTS_REMEMBERED })

  constructor(
    private readonly sql: PoolClient,
    private readonly batch: number,
  ) {}

  /** Call it for a block before `idsOf` for its rows. */
  async upsert(rows: readonly ParsedRow[]): Promise<void> {
    await this.upsertAgencies(rows.map(({ agency }) => agency))
    await this.upsertDepartments(rows)
    await this.upsertDocuments(rows)
  }

  idsOf({ agency, department, document }: ParsedRow): AgencyIds {
    const id = known(this.agencies.get(agency.name))
    return {
      agency: id,
      department: department === null ? null : known(this.departments.get(`${id}|${department}`)),
      document: document === null ? null : known(this.documents.get(document.key)),
    }
  }

  /** null before a row of it was accepted. */
  agencyOf(name: string): number | null {
    return this.agencies.get(name) ?? null
  }

  private async upsertAgencies(rows: readonly ParsedAgency[]): Promise<void> {
    const missing = new Map<string, ParsedAgency>()
    for (const agency of rows) if (!this.agencies.has(agency.name)) missing.set(agency.name, agency)
    if (missing.size === 0) return
    const parents = new Map(
      [...missing.values()].flatMap(({ parent }) =>
        parent && !missing.has(parent.name) ? [[parent.name, parent] as const] : [],
      ),
    )
    const tops = [...missing.values()].filter(({ parent }) => !parent)
    // A parent must exist before the statement that refers to it.
    for (const group of [[...parents.values(), ...tops], [...missing.values()].filter(({ parent }) => parent)])
      if (group.length) await this.sql.query(INSERT_AGENCIES, [JSON.stringify(group.map(toRow)), this.batch])
    const { rows: stored } = await this.sql.query<{ id: number; name: string }>(SELECT_AGENCIES, [[...missing.keys()]])
    for (const { id, name } of stored) this.agencies.set(name, id)
  }

  private async upsertDepartments(rows: readonly ParsedRow[]): Promise<void> {
    const missing = new Map<string, { agency: number; name: string }>()
    for (const { agency, department } of rows) {
      const id = known(this.agencies.get(agency.name))
      if (department !== null && !this.departments.has(`${id}|${department}`))
        missing.set(`${id}|${department}`, { agency: id, name: department })
    }
    if (missing.size === 0) return
    const given = [[...missing.values()].map(({ agency }) => agency), [...missing.values()].map(({ name }) => name)]
    await this.sql.query(INSERT_DEPARTMENTS, [...given, this.batch])
    const { rows: stored } = await this.sql.query<{ id: number; agency: number; name: string }>(
      SELECT_DEPARTMENTS,
      given,
    )
    for (const { id, agency, name } of stored) this.departments.set(`${agency}|${name}`, id)
  }

  private async upsertDocuments(rows: readonly ParsedRow[]): Promise<void> {
    const named = new Map(rows.flatMap(({ document }) => (document ? [[document.key, document] as const] : [])))
    const missing = [...named.values()].filter(({ key }) => !this.documents.has(key))
    if (missing.length === 0) return
    // Without this check one bad link would fail the whole block at the constraint.
    const linkable = missing.map((document) => ({
      ...document,
      url: isSourceUrl(document.url ?? '') ? document.url : null,
    }))
    await this.sql.query(INSERT_DOCUMENTS, [JSON.stringify(linkable), this.batch])
    // Selects the whole block again, because caching the new ones may have evicted old ones.
    const { rows: stored } = await this.sql.query<{ id: number; key: string }>(
      'SELECT id, key FROM source_documents WHERE key = ANY ($1::text[])',
      [[...named.keys()]],
    )
    for (const { id, key } of stored) this.documents.set(key, id)
  }
}

function toRow({ name, type, parent, context }: Partial<ParsedAgency> & Pick<ParsedAgency, 'name' | 'type'>) {
  const regions = context ? findRegions(context) : []
  return { name, type, parent: parent?.name ?? null, region: regions.length === 1 ? regions[0]?.code : null }
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('id requested before it was upserted')
  return id
}
