import type { AgencyType } from '@/domain/agencyTypes'
import type { Queryable } from '@/infra/database/pool'

export interface NamedAgency {
  id: number
  name: string
  type: AgencyType
}

export async function readAgency(sql: Queryable, id: number): Promise<NamedAgency | null> {
  return (await sql.query<NamedAgency>('SELECT id, name, type::text FROM agencies WHERE id = $1', [id])).rows[0] ?? null
}
