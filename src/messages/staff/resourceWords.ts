/** What a resource of the back office and its fields are called, by react-admin's keys. */
export type ResourceWords = {
  name: string
  /** the counter behind a number: 218곳, 3명 */
  unit: string
  fields: Record<string, string>
  /** words of the codes that a field holds, as an exported file shows them */
  values: Record<string, Record<string, string>>
}

/** Words of the fields that most resources have. */
const COMMON_FIELDS = {
  id: '번호',
  createdAt: '만든 때',
  updatedAt: '고친 때',
  status: '상태',
  reason: '이유',
}

/** The words of one resource, with those that most have. */
export const resource = (
  name: string,
  unit: string,
  fields: Record<string, string> = {},
  values: ResourceWords['values'] = {},
): ResourceWords => ({ name, unit, fields: { ...COMMON_FIELDS, ...fields }, values })
