import { EMPTY_OVERLAY } from '@/contract/uploadCorrections'
import type { PublicationCounts } from '@/domain/agency/reportCard'
import { wordKey, type WordKind } from '@/domain/wordList'
import type { Queryable } from '@/infra/database/pool'
import type * as documents from '@/payload-types'

type Id = number | null | undefined
type Instant = Date | string | null
type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name
type IsReference<Value> = Extract<Value, { id: number }> extends never ? false : true
type ColumnOf<Name, Value> = IsReference<Value> extends true ? `${Snake<Name> & string}_id` : Snake<Name>
type ValueOf<Value> = IsReference<Value> extends true ? Id : Value | null | (string extends Value ? Date : never)
/** The columns of a collection's table, after its generated type. */
type Columns<Document> = { [Name in keyof Document as ColumnOf<Name, Document[Name]>]: ValueOf<Document[Name]> }

/** The tables that tests fill. Those without a collection have here the columns that tests give. */
interface Tables {
  agencies: Columns<documents.Agency>
  agency_places: { agency_id: Id; restaurant_id: Id; visit_count: number; total_amount: number; last_visit: string }
  agency_merges: { from_id: Id; into_id: Id; former: object; former_aliases: string }
  agency_publications: { agency_id: Id; month: string }
  publication_facts: PublicationCounts & { agency_id: Id; month: string }
  audit_log: {
    event: string
    actor_id: Id
    actor_role: string
    subject_type: string
    subject_id: Id
    before: object
    after: object
    reason: string | null
    network: string
    request_id: string | null
    occurred_at: Instant
  }
  backups: {
    name: string
    type: string
    status: string
    bytes: number
    rows: number
    files: number
    created_at: Instant
    completed_at: Instant
    created_by: Id
  }
  comment_likes: { comment_id: Id; user_id: Id }
  comments: Columns<documents.Comment>
  consents: { user_id: Id; terms_id: Id; agreed: boolean }
  data_formats: Columns<documents.DataFormat>
  departments: Columns<documents.Department>
  email_confirmations: { user_id: Id; token_hash: Buffer; email: string; frequency: string; expires_at: Instant }
  email_digests: {
    user_id: Id
    leave_token: string
    email: string | null
    frequency: string
    period: string
    sent_up_to: number
  }
  faqs: Columns<documents.Faq>
  favorite_folders: { user_id: Id; name: string }
  favorite_shares: { token_hash: Buffer; sealed_token: Buffer; user_id: Id; folder_id: Id }
  favorites: { user_id: Id; restaurant_id: Id; folder_id: Id; created_at: Instant }
  follows: { user_id: Id; agency_id: Id; region_id: Id; created_at: Instant }
  import_accounts: { import_batch_id: Id; sums: number; right_sums: number }
  import_batches: Columns<documents.ImportBatch>
  import_blank_places: { import_batch_id: Id; agency_id: Id; month: string; rows: number }
  jobs: {
    kind: string
    status: string
    payload: object
    result: object | null
    error: object | null
    created_by_id: Id
    created_at: Instant
    finished_at: Instant
  }
  licences: Columns<documents.Licence>
  match_reviews: Columns<documents.MatchReview>
  media: Columns<documents.Media>
  media_checksums: { file_name: string; sha256: string }
  member_identities: { issuer: string; subject: string; user_id: Id; email: string | null }
  member_mutes: { user_id: Id; muted_id: Id }
  member_offices: { user_id: Id; name: string; latitude: number; longitude: number }
  notification_mutes: { user_id: Id; kind: string }
  notifications: { user_id: Id; kind: string; params: object }
  payload_locked_documents: { global_slug: string | null }
  payload_locked_documents_rels: { parent_id: Id; path: string; users_id: Id }
  payload_migrations: { name: string; batch: number }
  payload_preferences: { key: string; value: object }
  payload_preferences_rels: { parent_id: Id; path: string; users_id: Id }
  place_collections: Columns<documents.PlaceCollection>
  place_collections_places: { id: string; _parent_id: Id; _order: number; restaurant_id: Id }
  post_likes: { post_id: Id; user_id: Id }
  posts: Columns<documents.Post>
  provider_unlink_outbox: { issuer: string; subject: string; queued_at: Instant }
  push_subscriptions: {
    user_id: Id
    session_id: Id
    endpoint: string
    endpoint_hash: Buffer
    p256dh: string
    auth: string
    sent_up_to: number
  }
  rank_scores: { scope: string; visit_count: number; agency_count: number; restaurant_count: number }
  rate_limits: { key: string; hits: Date[] }
  record_notes: { subject_type: string; subject_id: Id; text: string; written_by_id: Id; created_at: Instant }
  reports: Columns<documents.Report>
  restaurant_aliases: Columns<documents.RestaurantAlias>
  restaurant_sources: Columns<documents.RestaurantSource>
  restaurants: Columns<documents.Restaurant>
  restaurants_images: { id: string; _parent_id: Id; _order: number; image_id: Id; kind: 'main' | 'extra' }
  review_photos: {
    name: string
    user_id: Id
    review_id: Id
    post_id: Id
    position: number
    width: number
    height: number
    whole_sha256: string
    small_sha256: string
    created_at: Instant
  }
  record_edits: { user_id: Id; resource: string; record_id: number }
  restaurant_merges: Columns<documents.RestaurantMerge>
  review_votes: { review_id: Id; user_id: Id }
  reviews: Columns<documents.Review>
  role_grants: Columns<documents.RoleGrant>
  source_documents: Columns<documents.SourceDocument>
  staff_login_attempts: { key: Buffer; in_flight: number }
  terms_versions: Columns<documents.TermsVersion>
  sources: Columns<documents.Source>
  tickets: Columns<documents.Ticket>
  uploads: {
    kind: string
    status: string
    file_name: string
    bytes: Buffer
    byte_count: number
    sha256: string
    overlay: object
    job_id: Id
    created_by_id: Id
    created_at: Instant
  }
  users: Columns<documents.User>
  visits: Columns<documents.Visit>
  word_lists: { kind: WordKind; word: string; key: string; created_by: Id }
}

type Table = keyof Tables
export type Row<T extends Table> = Partial<Tables[T]>
/** A row without any other column, also where it is spread or returned. */
type Exact<T extends Table, R> = R & Record<Exclude<keyof R, keyof Tables[T]>, never>

/** What a row has where a test does not say it. */
const DEFAULTS: { [T in Table]?: (given: Row<T>) => Row<T> } = {
  agencies: () => ({ type: 'city' }),
  agency_places: () => ({ visit_count: 1, total_amount: 10_000 }),
  agency_merges: () => ({ former: {}, former_aliases: '[]' }),
  backups: () => ({ type: 'full', status: 'completed' }),
  comments: () => ({ content: '저도 그래요.' }),
  import_batches: () => ({ file_name: 'list.csv', file_hash: 'f00d', format: 'csv', status: 'applied' }),
  media: ({ alt }) => ({ filename: `${String(alt)}.webp`, width: 1600, height: 1200 }),
  posts: ({ board = 'free' }) => ({
    board,
    title: '점심 이야기',
    content: '국밥이 좋아요.',
    suggestion_status: board === 'suggestion' ? 'pending' : null,
  }),
  reports: ({ comment_id, post_id }) => ({ target_type: comment_id ? 'comment' : post_id ? 'post' : 'review' }),
  restaurant_aliases: () => ({ evidence: 'new' }),
  restaurants: ({ title }) => ({ name: title }),
  review_photos: () => ({ width: 800, height: 600 }),
  reviews: () => ({ rating: 4 }),
  source_documents: ({ url }) => ({ key: url }),
  terms_versions: () => ({ title: '이용약관', effective_on: '2026-01-05T00:00:00Z', body: '새 글', published: true }),
  tickets: () => ({ kind: 'other', subject: '제목', body: '주소가 달라요.' }),
  uploads: () => ({ kind: 'visits', file_name: 'a.csv', byte_count: 1, sha256: 'x', overlay: EMPTY_OVERLAY }),
  word_lists: ({ kind = 'chain', word = '' }) => ({ key: keyOf(kind, word) }),
}

function keyOf(kind: WordKind, word: string): string {
  const key = wordKey(kind, word)
  if (!key.ok) throw new Error(`${word} is no ${kind}`)
  return key.value
}

/**
 * Inserts rows with one statement.
 * @param onConflict such as `ON CONFLICT DO NOTHING`
 * @returns their ids, in the order of the rows; of a table without ids, nothing of use
 */
export async function addRows<T extends Table, R extends Row<T>>(
  sql: Queryable,
  table: T,
  rows: readonly Exact<T, R>[],
  onConflict = '',
): Promise<number[]> {
  if (rows.length === 0) return []
  const whole = rows.map((row): Record<string, unknown> => ({ ...DEFAULTS[table]?.(row), ...row }))
  const columns = [...new Set(whole.flatMap((row) => Object.keys(row)))]
  const values: unknown[] = []
  const placeOf = (row: Record<string, unknown>, name: string) =>
    name in row ? `$${values.push(row[name])}` : 'DEFAULT'
  const lists = whole.map((row) => `(${columns.map((name) => placeOf(row, name)).join()})`)
  const made = await sql.query<{ id: number }>(
    `INSERT INTO ${table} (${columns.join()}) VALUES ${lists.join()} ${onConflict} RETURNING *`,
    values,
  )
  return made.rows.map(({ id }) => id)
}

/** Inserts a row for each item, or for each number from 1 on, with one statement; returns their ids. */
export function addEach<T extends Table, R extends Row<T>, Item = number>(
  sql: Queryable,
  table: T,
  items: readonly Item[] | number,
  rowOf: (item: Item, index: number) => Exact<T, R>,
): Promise<number[]> {
  const each = typeof items === 'number' ? (Array.from({ length: items }, (_, i) => i + 1) as Item[]) : items
  return addRows(sql, table, each.map(rowOf))
}

/** Inserts a row and returns its id. */
export async function addRow<T extends Table, R extends Row<T>>(
  sql: Queryable,
  table: T,
  row: Exact<T, R>,
): Promise<number> {
  const [id = 0] = await addRows(sql, table, [row])
  return id
}

/** The id of the district with this 법정동 code. */
export async function regionId(sql: Queryable, code: string): Promise<number> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM regions WHERE code = $1', [code])
  if (!rows[0]) throw new Error(`no region ${code}`)
  return rows[0].id
}

/** The instant so many hours ago. */
export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)
