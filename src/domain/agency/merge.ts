/** What goes along when one institution becomes part of another. */
export interface AgencyMergePreview {
  visits: number
  departments: number
  /** departments both have, which are merged */
  sharedDepartments: number
  children: number
  /** visits of both together */
  visitsAfter: number
}

/** An institution that was merged into this one. */
export interface AgencyMerged {
  id: number
  name: string
  by: string | null
  at: string
}
