import type { AgencyType } from '@/domain/agencyTypes'
import type { AgencyMerged } from '@/domain/agency/merge'
import type { Picked } from '../kit/fields/RecordPicker'

export interface Agency {
  id: number
  version: string
  name: string
  type: AgencyType
  parent: number | null
  parentName: string | null
  region: number | null
  province: string | null
  district: string | null
  aliases: string[]
  sourceUrl: string | null
  category: string | null
  subCategory: string | null
  /** of its latest visit */
  lastSpentAt: string | null
  createdAt: string
}

export interface WholeAgency extends Agency {
  /** bigint in the database, so a string */
  visitCount: string
  departmentCount: string
  childCount: string
  merges: AgencyMerged[]
}

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: Agency | undefined): record is WholeAgency => record !== undefined && 'merges' in record

export const toPickedAgency = ({ id, name, aliases }: Pick<Agency, 'id' | 'name' | 'aliases'>): Picked => ({
  id,
  label: name,
  note: aliases.join(', '),
})
