import type { QualitySubject, QualityType, VisitFault } from '@/domain/quality/issueTypes'

export interface IssueRow {
  id: number
  type: QualityType
  subjectType: QualitySubject
  subject: number
  title: string | null
  restaurant: number | null
  address: string | null
  province: string | null
  district: string | null
  category: string | null
  phone: string | null
  isActive: boolean | null
  spentAt: string | null
  amount: number | null
  headcount: number | null
  groupKey: string | null
  detail: {
    faults?: VisitFault[]
    names?: number
    lastVisit?: string | null
    visits?: number
    reading?: string
  }
  firstSeenAt: string
  isMarked: boolean
  markedBy: string | null
  markedAt: string | null
  note: string | null
}

const LISTS: Partial<Record<QualitySubject, (id: number) => string>> = {
  visit: (id) => `/visits/${id}`,
  agency: (id) => `/agencies/${id}`,
}

export function pathOf({ subjectType, subject, restaurant }: IssueRow): string | null {
  if (subjectType === 'restaurant' || (subjectType === 'alias' && restaurant !== null))
    return `/restaurants?open=${restaurant ?? subject}`
  return LISTS[subjectType]?.(subject) ?? null
}
