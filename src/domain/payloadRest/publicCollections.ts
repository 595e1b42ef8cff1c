export type FieldKind = 'id' | 'number' | 'text' | 'date' | 'choice' | 'checkbox'

/** `id` is the number of another document, or the document itself with `depth=1`, in every field but `id`. */
type ShownKind = FieldKind | 'list' | 'object'

export interface PublicCollection {
  /** fields allowed in conditions; only indexed ones for large tables */
  where: Record<string, FieldKind>
  sort: readonly string[]
  /** what visitors see besides the fields of `where` */
  shows: Record<string, ShownKind>
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
    shows: {
      phone: 'text',
      isActive: 'checkbox',
      images: 'list',
      addressFrom: 'id',
      mergedInto: 'id',
      importBatch: 'id',
      deletedAt: 'date',
    },
  },
  visits: {
    where: { id: 'id', restaurant: 'id', agency: 'id' },
    sort: ['id'],
    shows: {
      department: 'id',
      spentAt: 'date',
      hasTime: 'checkbox',
      amount: 'number',
      splitAmount: 'number',
      headcount: 'number',
      occasion: 'choice',
      paymentMethod: 'choice',
      sourceDocument: 'id',
      importBatch: 'id',
      alias: 'id',
      sheet: 'text',
      rowNumber: 'number',
      placeIndex: 'number',
      rowHash: 'text',
      dataSource: 'choice',
      status: 'choice',
      flags: 'list',
      correctionReason: 'text',
    },
  },
  agencies: {
    where: {
      id: 'id',
      name: 'text',
      type: 'choice',
      parent: 'id',
      region: 'id',
      category: 'text',
      subCategory: 'text',
      standardCode: 'text',
      ...stamped,
    },
    sort: ['id', 'name', ...STAMPS],
    shows: {
      aliases: 'list',
      sourceUrl: 'text',
      homepage: 'text',
      hallAddress: 'text',
      hallLatitude: 'number',
      hallLongitude: 'number',
      reply: 'text',
      repliedOn: 'date',
      importBatch: 'id',
    },
  },
  departments: {
    where: { id: 'id', agency: 'id', name: 'text', ...stamped },
    sort: ['id', 'name', ...STAMPS],
    shows: { importBatch: 'id' },
  },
  regions: {
    where: { id: 'id', code: 'text', subAdd1: 'text', subAdd2: 'text', validFrom: 'date', validTo: 'date', ...stamped },
    sort: ['id', 'code', ...STAMPS],
    shows: { aliases: 'list' },
  },
  'source-documents': {
    where: { id: 'id', key: 'text', title: 'text', url: 'text', ...stamped },
    sort: ['id', 'title', ...STAMPS],
    shows: { importBatch: 'id' },
  },
  media: {
    where: { id: 'id', alt: 'text', filename: 'text', mimeType: 'text', ...stamped },
    sort: ['id', 'filename', ...STAMPS],
    shows: {
      credit: 'text',
      url: 'text',
      thumbnailURL: 'text',
      filesize: 'number',
      width: 'number',
      height: 'number',
      focalX: 'number',
      focalY: 'number',
      sizes: 'object',
    },
  },
  posts: {
    where: { id: 'id', board: 'choice', restaurant: 'id', ...stamped },
    sort: ['id', ...STAMPS],
    shows: {
      title: 'text',
      content: 'text',
      authorNickname: 'text',
      isPinned: 'checkbox',
      status: 'choice',
      suggestionStatus: 'choice',
      staffAnswer: 'text',
      answeredAt: 'date',
      noticeType: 'choice',
      priority: 'choice',
      publishFrom: 'date',
      publishUntil: 'date',
      viewCount: 'number',
      likeCount: 'number',
      commentCount: 'number',
      editedAt: 'date',
      deletedAt: 'date',
    },
  },
  comments: {
    where: { id: 'id', post: 'id', parent: 'id' },
    sort: ['id', 'createdAt'],
    shows: {
      content: 'text',
      authorNickname: 'text',
      status: 'choice',
      likeCount: 'number',
      replyCount: 'number',
      editedAt: 'date',
      deletedAt: 'date',
      ...stamped,
    },
  },
  faqs: {
    where: { id: 'id', question: 'text', category: 'text', position: 'number', ...stamped },
    sort: ['id', 'position', ...STAMPS],
    shows: { answer: 'text', status: 'choice' },
  },
  'place-collections': {
    where: { id: 'id', slug: 'text', title: 'text', position: 'number', ...stamped },
    sort: ['id', 'position', ...STAMPS],
    shows: { summary: 'text', published: 'checkbox', places: 'list' },
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
    shows: { body: 'text', pdfUrl: 'text', published: 'checkbox' },
  },
}

/** What visitors see of a document. */
export const shownFields = ({ where, shows }: PublicCollection): Record<string, ShownKind> => ({ ...where, ...shows })

const EQUALITY = ['equals', 'not_equals', 'in', 'exists'] as const
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'] as const
/** Operators that search for a substring. */
export const TEXT_SEARCHES: readonly string[] = ['like', 'contains', 'not_like']

export const OPERATORS: Record<FieldKind, readonly string[]> = {
  id: [...EQUALITY, ...ORDER],
  number: [...EQUALITY, ...ORDER],
  date: ['equals', 'exists', ...ORDER],
  text: [...EQUALITY, ...TEXT_SEARCHES],
  choice: EQUALITY,
  checkbox: ['equals', 'not_equals', 'exists'],
}
