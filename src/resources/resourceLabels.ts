import type { Definition } from './definition'

/** By react-admin's keys. */
export type ResourceLabels = {
  name: string
  /** the counter after a number: 218곳, 3명 */
  unit: string
  fields: Record<string, string>
  /** labels of a field's codes, also in exports */
  values: Record<string, Record<string, string>>
}

const COMMON_FIELDS = {
  id: '번호',
  createdAt: '만든 때',
  updatedAt: '고친 때',
  status: '상태',
  reason: '이유',
}

export const labels = (
  name: string,
  unit: string,
  fields: Record<string, string> = {},
  values: ResourceLabels['values'] = {},
): ResourceLabels => ({ name, unit, fields: { ...COMMON_FIELDS, ...fields }, values })

export const labelsOf = ({ name, unit, fields }: Pick<Definition, 'name' | 'unit' | 'fields'>): ResourceLabels =>
  labels(
    name,
    unit,
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, { label }]) => (label === undefined ? [] : [[key, label]])),
    ),
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { options }]) => options.isLabelled)
        .map(([key, field]) => [key, { ...field.labels }]),
    ),
  )
