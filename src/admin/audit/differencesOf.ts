import type { AuditDetail, AuditedField } from '@/domain/audit/fields'
import { AUDIT_DETAIL_LABELS, AUDITED_FIELD_LABELS } from '@/messages/staff/auditFields'
import type { Difference } from '../kit/DiffList'
import type { AuditRow } from './auditEntry'
import { valueText } from './valueText'

export const fieldLabel = (field: string): string => AUDITED_FIELD_LABELS[field as AuditedField] ?? field

const detailLabel = (field: string): string => AUDIT_DETAIL_LABELS[field as AuditDetail] ?? fieldLabel(field)

export const fieldsOf = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

export const differencesOf = (entry: Pick<AuditRow, 'before' | 'after' | 'subjectType'>): Difference[] =>
  fieldsOf(entry).map((field) => ({
    label: fieldLabel(field),
    before: valueText(field, entry.before?.[field], entry.subjectType),
    after: valueText(field, entry.after?.[field], entry.subjectType),
  }))

export const detailsOf = ({
  details,
  subjectType,
}: Pick<AuditRow, 'details' | 'subjectType'>): [string, string | null][] =>
  Object.entries(details ?? {}).map(([field, value]) => [detailLabel(field), valueText(field, value, subjectType)])
