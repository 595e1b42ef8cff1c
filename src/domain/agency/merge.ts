export interface AgencyMergePreview {
  visits: number
  departments: number
  /** departments both have, which are merged */
  sharedDepartments: number
  children: number
  visitsAfter: number
}

export interface AgencyMerged {
  id: number
  name: string
  by: string | null
  at: string
}
