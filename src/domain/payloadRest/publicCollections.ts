/** What values a field takes; the comparisons it allows follow from it. */
export type FieldKind = 'id' | 'number' | 'text' | 'date' | 'choice' | 'checkbox'

interface PublicCollection {
  /** Fields of its conditions. Of a large table only what an index answers, whatever is compared with it. */
  where: Record<string, FieldKind>
  sort: readonly string[]
}

const stamped = { createdAt: 'date', updatedAt: 'date' } as const
const STAMPS = ['createdAt', 'updatedAt'] as const

/**
 * What visitors read through Payload's own REST. A collection that is not here needs a staff session, a field that is
 * not here is no condition: whoever reads of the directory in earnest uses `/api/v1`.
 */
export const PUBLIC_COLLECTIONS: Record<string, PublicCollection> = {
  restaurants: {
    where: {
      id: 'id',
      title: 'text',
      name: 'text',
      branch: 'text',
      category: 'choice',
      subCategory: 'text',
      address: 'text',
      region: 'id',
      latitude: 'number',
      longitude: 'number',
      closedOn: 'date',
      verifiedOn: 'date',
      ...stamped,
    },
    sort: ['id', 'title', 'name', ...STAMPS],
  },
  visits: { where: { id: 'id', restaurant: 'id', agency: 'id' }, sort: ['id'] },
  agencies: {
    where: {
      id: 'id',
      name: 'text',
      type: 'choice',
      parent: 'id',
      region: 'id',
      category: 'text',
      subCategory: 'text',
      ...stamped,
    },
    sort: ['id', 'name', ...STAMPS],
  },
  departments: { where: { id: 'id', agency: 'id', name: 'text', ...stamped }, sort: ['id', 'name', ...STAMPS] },
  regions: {
    where: { id: 'id', code: 'text', subAdd1: 'text', subAdd2: 'text', validFrom: 'date', validTo: 'date', ...stamped },
    sort: ['id', 'code', ...STAMPS],
  },
  'source-documents': {
    where: { id: 'id', key: 'text', title: 'text', url: 'text', ...stamped },
    sort: ['id', 'title', ...STAMPS],
  },
  media: {
    where: { id: 'id', alt: 'text', filename: 'text', mimeType: 'text', ...stamped },
    sort: ['id', 'filename', ...STAMPS],
  },
  'terms-versions': {
    where: {
      id: 'id',
      code: 'choice',
      title: 'text',
      version: 'number',
      isRequired: 'checkbox',
      effectiveOn: 'date',
      ...stamped,
    },
    sort: ['id', 'code', 'version', 'effectiveOn', ...STAMPS],
  },
}

const EQUALITY = ['equals', 'not_equals', 'in', 'exists'] as const
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'] as const
/** These read a part of a text. */
export const TEXT_SEARCHES: readonly string[] = ['like', 'contains']

export const OPERATORS: Record<FieldKind, readonly string[]> = {
  id: [...EQUALITY, ...ORDER],
  number: [...EQUALITY, ...ORDER],
  date: ['equals', 'exists', ...ORDER],
  text: [...EQUALITY, ...TEXT_SEARCHES],
  choice: EQUALITY,
  checkbox: ['equals', 'not_equals', 'exists'],
}
