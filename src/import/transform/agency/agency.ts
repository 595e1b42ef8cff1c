import type { AgencyType } from '@/domain/agencyTypes'

/** The institution a record names. Names are unique in the whole country, so they carry their city. */
export interface AgencyReading {
  name: string
  type: AgencyType
  parent: { name: string; type: AgencyType } | null
  /** where it stands, for reading its places: '서울특별시', '서울특별시 마포구', or '' */
  context: string
}

export interface InstitutionReading {
  agency: AgencyReading
  /** without persons' names */
  department: string | null
  /** as published: for telling rows apart only, never stored */
  departmentRaw: string | null
}
