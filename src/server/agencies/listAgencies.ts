import type { AgencySort } from '@/domain/agency/agency'
import type { AgencyListQuery, Agency, AgencyList } from '@/contract/agencies'
import { PROVINCES } from '@/domain/region/provinces.data'
import { nameMatcher, type TypedNames } from '@/domain/search/suggestPlaces'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import type { AgencyType } from '@/domain/agencyTypes'
import { type AgencyNameMatch, findByName, type AgencyNames } from '@/domain/agency/findByName'
import { agencyNames } from '../directory/suggestAgencies'
import { cacheIfLarge } from '../directory/sql/cacheIfLarge'
import { paginate } from '../directory/sql/paginate'

interface PickableAgency extends AgencyNames {
  type: AgencyType
  /** '서울특별시 마포구'; '' if unknown */
  place: string
}

export async function findAgencies(sql: Queryable, name: string): Promise<AgencyNameMatch<PickableAgency>> {
  const { rows } = await sql.query<PickableAgency>(
    `SELECT a.id, a.name, a.aliases, a.type, concat_ws(' ', g.sub_add1, g.sub_add2) AS place
     FROM agencies a LEFT JOIN regions g ON g.id = a.region_id ORDER BY a.id`,
  )
  return findByName(name, rows)
}

const ORDER: Record<AgencySort, string> = {
  visit_count: 's.visit_count DESC, s.total_amount DESC, s.agency_id',
  amount: 's.total_amount DESC, s.visit_count DESC, s.agency_id',
  name: 'a.name COLLATE "C"',
}

const COLUMNS = `
  a.id, a.name, a.type::text, g.code AS region_code, g.sub_add1, g.sub_add2,
  s.visit_count, s.restaurant_count, s.total_amount, s.per_head_median, s.last_visit`
/** The pages of agencies without a public visit would be empty. */
const FROM = 'agency_stats s JOIN agencies a ON a.id = s.agency_id LEFT JOIN regions g ON g.id = a.region_id'

const NAMES = `
  SELECT a.id, a.name, a.aliases FROM agencies a JOIN agency_stats s ON s.agency_id = a.id WHERE s.visit_count > 0`

interface Named {
  id: number
  names: TypedNames
}

/** From here on, reading all names is too slow for a search. */
const LARGE_DIRECTORY = 500

const readNames = (sql: Queryable): Promise<Named[]> =>
  cacheIfLarge(
    sql,
    'agency names',
    async () =>
      (await sql.query<{ id: number; name: string; aliases: unknown }>(NAMES)).rows.map(({ id, name, aliases }) => ({
        id,
        names: agencyNames(name, aliases),
      })),
    (all) => all.length >= LARGE_DIRECTORY,
  )

/** A province's own offices have no district and match by the province in their name. */
export function regionCondition(region: string, parameters: Parameters): string {
  const province = PROVINCES.find(({ code }) => code === region)
  const inside = `g.code LIKE ${parameters.add(`${region}%`)}`
  return province ? `(${inside} OR a.name LIKE ${parameters.add(`${province.name}%`)})` : inside
}

/** Filtered by name (partial, choseong or alias), region and type. */
export async function listAgencies(sql: Queryable, query: AgencyListQuery): Promise<AgencyList> {
  const { q, region, type, sort, page, size } = query
  const parameters = new Parameters()
  const conditions = ['s.visit_count > 0']
  if (q) {
    const match = nameMatcher(q)
    const ids = match ? (await readNames(sql)).filter(({ names }) => match(names) !== null).map(({ id }) => id) : []
    conditions.push(`a.id = ANY (${parameters.add(ids)}::int[])`)
  }
  if (region) conditions.push(regionCondition(region, parameters))
  if (type) conditions.push(`a.type = ${parameters.add(type)}::enum_agencies_type`)
  const where = conditions.join(' AND ')
  const [{ rows: counted }, { rows: data }] = await Promise.all([
    sql.query<{ total: number }>(`SELECT count(*) AS total FROM ${FROM} WHERE ${where}`, parameters.values),
    sql.query<Agency>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE ${where} ORDER BY ${ORDER[sort]}
        LIMIT ${size} OFFSET ${(page - 1) * size}`,
      parameters.values,
    ),
  ])
  return { data, pagination: paginate(page, size, counted[0]?.total ?? 0) }
}
