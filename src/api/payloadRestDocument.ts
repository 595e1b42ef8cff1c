import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import {
  OPERATORS,
  PUBLIC_COLLECTIONS,
  type PublicCollection,
  shownFields,
} from '@/domain/payloadRest/publicCollections'
import { fieldWords } from '@/messages/apiFields'
import { API_RESPONSES } from '@/messages/apiResponses'
import {
  REST_ANSWERS,
  REST_COLLECTION_LABELS,
  REST_FIELD_LABELS,
  REST_PARAMETERS,
  REST_REFERENCE,
  REST_SUMMARIES,
} from '@/messages/payloadRest'
import type { ApiDocument } from './openapi'

const orNull = (type: string) => ({ type: [type, 'null'] })
const integer = { type: 'integer' } as const

const SCHEMAS = {
  id: { anyOf: [integer, { type: 'object', additionalProperties: true }, { type: 'null' }] },
  number: orNull('number'),
  text: orNull('string'),
  choice: orNull('string'),
  date: { ...orNull('string'), format: 'date-time' },
  checkbox: orNull('boolean'),
  list: { type: ['array', 'null'], items: {} },
  object: { type: ['object', 'null'], additionalProperties: true },
}

/** `terms-versions` is `TermsVersions`. */
const nameOf = (slug: string): string => slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function documentSchema(collection: PublicCollection) {
  const properties: [string, object][] = Object.entries(shownFields(collection)).map(([name, kind]) => {
    if (name === 'id') return [name, { ...integer, description: REST_PARAMETERS.id }]
    const description = kind === 'id' ? REST_REFERENCE : (REST_FIELD_LABELS[name] ?? fieldWords(name, ''))
    return [name, { ...SCHEMAS[kind], ...(description !== undefined && { description }) }]
  })
  return { type: 'object', properties: Object.fromEntries(properties), required: properties.map(([name]) => name) }
}

const COUNTS = ['totalDocs', 'totalPages', 'limit', 'page', 'pagingCounter', 'nextPage', 'prevPage'] as const

function pageSchema(name: string) {
  const mayBeNull = (field: string) => field === 'nextPage' || field === 'prevPage'
  const properties = {
    docs: { type: 'array', items: ref(name), description: REST_ANSWERS.docs },
    ...Object.fromEntries(
      COUNTS.map((field) => [
        field,
        { ...(mayBeNull(field) ? orNull('integer') : integer), description: REST_ANSWERS[field] },
      ]),
    ),
    hasNextPage: { type: 'boolean', description: REST_ANSWERS.hasNextPage },
    hasPrevPage: { type: 'boolean', description: REST_ANSWERS.hasPrevPage },
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

const message = { type: 'string', description: REST_FIELD_LABELS.message }
const ERROR = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: { type: 'object', properties: { message, data: { type: 'object' } }, required: ['message'] },
    },
  },
  required: ['errors'],
}

const content = (schema: object) => ({ 'application/json': { schema } })
const refusal = (description: string) => ({ description, content: content(ref('RecordErrors')) })
const ANY_REQUEST = {
  400: refusal(API_RESPONSES.badRequest),
  403: refusal(API_RESPONSES.notAllowed),
  404: refusal(API_RESPONSES.nothingThere),
  413: refusal(API_RESPONSES.tooLarge),
  414: refusal(API_RESPONSES.targetTooLong),
  415: refusal(API_RESPONSES.encodedBody),
  429: refusal(API_RESPONSES.tooMany),
  500: refusal(API_RESPONSES.failed),
  503: refusal(API_RESPONSES.unavailable),
  507: refusal(API_RESPONSES.storageFull),
}

const reads = (operationId: string, summary: string, parameters: object[], answer: object) => ({
  get: {
    ...{ operationId, summary, description: summary, tags: ['records'], security: [], parameters },
    responses: { 200: { description: API_RESPONSES.ok, content: answer }, ...ANY_REQUEST },
  },
})

const query = (name: string, description: string, schema: object, more: object = {}) => ({
  ...{ name, in: 'query', description, schema },
  ...more,
})
const inPath = (name: string, description: string, schema: object) => ({
  ...{ name, in: 'path', required: true, description, schema },
})

const depth = query('depth', REST_PARAMETERS.depth, { ...integer, minimum: 0, maximum: 1, default: 0 })
const whole = inPath('id', REST_PARAMETERS.id, { ...integer, minimum: 1 })

const whereOf = ({ where }: PublicCollection) =>
  query(
    'where',
    REST_PARAMETERS.where(
      Object.entries(where)
        .map(([name, kind]) => `${name}(${OPERATORS[kind].join(', ')})`)
        .join('; '),
    ),
    { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'string' } } },
    { style: 'deepObject', explode: true },
  )

function pathsOf(slug: string, collection: PublicCollection) {
  const [name, label] = [nameOf(slug), REST_COLLECTION_LABELS[slug] ?? slug]
  const where = whereOf(collection)
  const paging = [
    query('page', REST_PARAMETERS.page, { ...integer, minimum: 1, default: 1 }),
    query('limit', REST_PARAMETERS.limit, { ...integer, minimum: 0, default: LIST_PAGE_SIZE }),
    query('pagination', REST_PARAMETERS.pagination, { type: 'boolean', default: true }),
    query('sort', REST_PARAMETERS.sort(collection.sort.join(', ')), { type: 'string' }),
  ]
  const counted = { type: 'object', properties: { totalDocs: integer }, required: ['totalDocs'] }
  return {
    [`/api/${slug}`]: reads(
      `find${name}`,
      REST_SUMMARIES.find(label),
      [where, ...paging, depth],
      content(ref(`${name}Page`)),
    ),
    [`/api/${slug}/count`]: reads(`count${name}`, REST_SUMMARIES.count(label), [where], content(counted)),
    [`/api/${slug}/{id}`]: reads(
      `find${name}ById`,
      REST_SUMMARIES.read(label),
      [whole, depth],
      content(ref(`${name}Record`)),
    ),
  }
}

/** Adds what visitors may read of Payload's REST, as `validatePublicQuery` lets it through. */
export function addPayloadRest(document: ApiDocument): ApiDocument {
  const all = Object.entries(PUBLIC_COLLECTIONS)
  const schemas = all.flatMap(([slug, collection]) => {
    const name = nameOf(slug)
    return [
      [`${name}Record`, documentSchema(collection)],
      [`${name}Page`, pageSchema(`${name}Record`)],
    ] as const
  })
  const file = reads(
    'readMediaFile',
    REST_SUMMARIES.file,
    [inPath('filename', REST_PARAMETERS.filename, { type: 'string', maxLength: 255 })],
    { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  )
  const paths = Object.assign({}, ...all.map(([slug, collection]) => pathsOf(slug, collection))) as object
  return {
    ...document,
    paths: { ...document.paths, ...paths, '/api/media/file/{filename}': file },
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...Object.fromEntries(schemas), RecordErrors: ERROR },
    },
  } as ApiDocument
}
