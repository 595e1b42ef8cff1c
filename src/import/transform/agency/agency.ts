import type { AgencyType } from '@/domain/agencyTypes'

/** Names include the city, so that they are unique nationwide. */
export interface ParsedAgency {
  name: string
  type: AgencyType
  parent: { name: string; type: AgencyType } | null
  /** its region, the context for parsing places: '서울특별시', '서울특별시 마포구', or '' */
  context: string
}

export interface AgencyAndDepartment {
  agency: ParsedAgency
  /** null unless it is the name of a unit */
  department: string | null
  /** as published; only distinguishes rows, never stored */
  departmentRaw: string | null
}
