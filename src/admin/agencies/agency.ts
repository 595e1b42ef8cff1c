import type { AgencyType } from '@/domain/agencyTypes'
import type { AgencyMerged } from '@/domain/agency/merge'
import type { Picked } from '../kit/fields/RecordPicker'

/** An institution as a list has it. */
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

/** One institution by itself. */
export interface WholeAgency extends Agency {
  /** counted by the database, hence a text */
  visitCount: string
  departmentCount: string
  childCount: string
  merges: AgencyMerged[]
}

/** Whether a record is whole: react-admin shows a list's row until the record itself has come. */
export const isWhole = (record: Agency | undefined): record is WholeAgency => record !== undefined && 'merges' in record

/** An institution as somebody picks it: by its name, told from others by what else it is called. */
export const toPickedAgency = ({ id, name, aliases }: Pick<Agency, 'id' | 'name' | 'aliases'>): Picked => ({
  id,
  label: name,
  note: aliases.join(', '),
})
