import type { AgencyType } from '@/domain/agencyTypes'
import { type AgencyNameMatch, findByName, type AgencyNames } from '@/domain/agency/findByName'
import type { Queryable } from '@/infra/database/pool'

export interface PickableAgency extends AgencyNames {
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
