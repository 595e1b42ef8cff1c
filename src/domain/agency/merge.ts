/** What goes along when one institution becomes part of another. */
export interface AgencyMergePreview {
  visits: number
  departments: number
  /** departments that both have: one stays */
  sharedDepartments: number
  children: number
  /** visits of both together */
  visitsAfter: number
}

/** A merge that an institution took in. */
export interface AgencyMerged {
  id: number
  name: string
  by: string | null
  at: string
}
