import type { AgencyType } from '@/domain/agencyTypes'

/** The institution a record names. Names are unique in the whole country, so they carry their city. */
export interface ParsedAgency {
  name: string
  type: AgencyType
  parent: { name: string; type: AgencyType } | null
  /** its region, the context for parsing its places: '서울특별시', '서울특별시 마포구', or '' */
  context: string
}

export interface AgencyAndDepartment {
  agency: ParsedAgency
  /** as far as it is the name of a unit */
  department: string | null
  /** as published: for telling rows apart only, never stored */
  departmentRaw: string | null
}
