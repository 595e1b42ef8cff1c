export type FieldKind = 'id' | 'number' | 'text' | 'date' | 'choice' | 'checkbox'

interface PublicCollection {
  /** fields allowed in conditions; only indexed ones for large tables */
  where: Record<string, FieldKind>
  sort: readonly string[]
}

const stamped = { createdAt: 'date', updatedAt: 'date' } as const
const STAMPS = ['createdAt', 'updatedAt'] as const

/** Other collections and fields need a staff session. `/api/v1` is the supported public API. */
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
  posts: {
    where: { id: 'id', board: 'choice', restaurant: 'id', ...stamped },
    sort: ['id', ...STAMPS],
  },
  comments: { where: { id: 'id', post: 'id', parent: 'id' }, sort: ['id', 'createdAt'] },
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
/** Operators that search for a substring. */
export const TEXT_SEARCHES: readonly string[] = ['like', 'contains']

export const OPERATORS: Record<FieldKind, readonly string[]> = {
  id: [...EQUALITY, ...ORDER],
  number: [...EQUALITY, ...ORDER],
  date: ['equals', 'exists', ...ORDER],
  text: [...EQUALITY, ...TEXT_SEARCHES],
  choice: EQUALITY,
  checkbox: ['equals', 'not_equals', 'exists'],
}
