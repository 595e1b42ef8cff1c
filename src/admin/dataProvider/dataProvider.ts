import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { BACK_OFFICE_API as API } from '@/domain/staff/staff'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { fetchJson, requestJson } from './requestJson'

type Fields = Record<string, unknown>

/** Compares as JSON, so that reloading an untouched field does not count as a change. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Fields, other as Fields]
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isSame(left[name], right[name]))
  )
}

/** A cleared field is '' or undefined where the record had null. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fields the record never had count if filled; `id` and `version` are ignored. */
export function changedFields(data: Fields, previous: Fields): Fields {
  const changed: Fields = {}
  for (const [name, value] of Object.entries(data)) {
    if (name === 'id' || name === 'version') continue
    const before = previous[name]
    if (isEmpty(value) && isEmpty(before)) continue
    if (!isSame(value, before)) changed[name] = value === undefined ? null : value
  }
  return changed
}

interface WriteMeta {
  /** recorded in the audit log */
  reason?: string
  /** set by creating forms, so that sending twice creates once */
  idempotencyKey?: string
  /** used instead of ids in a bulk change: all rows that match this list filter */
  filter?: Record<string, unknown>
}

/** Keys the cache apart from rows of a list, which react-admin would otherwise show at first. */
export const FULL_RECORD = { whole: true }

export interface BackOfficeDataProvider extends DataProvider {
  action: <T = unknown>(resource: string, id: Identifier, name: string, body?: object) => Promise<T>
  /** Runs an action on many records in one request, all or none. */
  actionMany: <T = unknown>(resource: string, ids: Identifier[], name: string, body?: object) => Promise<T>
}

const reasonOf = (meta: WriteMeta | undefined) => (meta?.reason ? { reason: meta.reason } : {})
/** HTTP headers are ASCII only, so the reason is encoded. */
const reasonHeaders = (meta: WriteMeta | undefined): HeadersInit =>
  meta?.reason ? { 'X-Reason': encodeURIComponent(meta.reason) } : {}
const chosen = (ids: Identifier[], meta: WriteMeta | undefined) => (meta?.filter ? { filter: meta.filter } : { ids })
const oneUrl = (resource: string, id: Identifier) => `${API}/${resource}/${encodeURIComponent(id)}`

// Navigating on aborts requests whose answer is no longer needed.
const base: DataProvider = { ...simpleRest(API, requestJson), supportAbortSignal: true }

/** ra-data-simple-rest with idempotent creates, versioned updates of changed fields and one-request bulk changes. */
export const dataProvider = {
  ...base,
  create: async (resource, { data, meta }) => {
    const { idempotencyKey } = (meta ?? {}) as WriteMeta
    const headers: HeadersInit = idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}
    const body = JSON.stringify(data)
    const record = await fetchJson<RaRecord>(`${API}/${resource}`, { method: 'POST', headers, body })
    return { data: record as never }
  },
  update: async (resource, { id, data, previousData, meta }) => {
    const previous = previousData as RaRecord & { version?: string }
    const changed = changedFields(data as object as Record<string, unknown>, previous)
    const body = { ...changed, version: previous.version, ...reasonOf(meta as WriteMeta) }
    const record = await fetchJson<RaRecord>(oneUrl(resource, id), { method: 'PUT', body: JSON.stringify(body) })
    return { data: record as never }
  },
  updateMany: async (resource, { ids, data, meta }) => {
    const body = { ...chosen(ids, meta as WriteMeta), data: data as object, ...reasonOf(meta as WriteMeta) }
    return fetchJson<{ data: Identifier[] }>(`${API}/${resource}`, { method: 'PATCH', body: JSON.stringify(body) })
  },
  delete: async (resource, { id, meta }) => {
    const record = await fetchJson<RaRecord>(oneUrl(resource, id), {
      method: 'DELETE',
      headers: reasonHeaders(meta as WriteMeta),
    })
    return { data: record as never }
  },
  deleteMany: async (resource, { ids, meta }) => {
    const body = { ...chosen(ids, meta as WriteMeta), ...reasonOf(meta as WriteMeta) }
    return fetchJson<{ data: Identifier[] }>(`${API}/${resource}`, { method: 'DELETE', body: JSON.stringify(body) })
  },
  action: <T>(resource: string, id: Identifier, name: string, body: object = {}) =>
    fetchJson<T>(`${oneUrl(resource, id)}/${name}`, { method: 'POST', body: JSON.stringify(body) }),
  actionMany: <T>(resource: string, ids: Identifier[], name: string, body: object = {}) =>
    fetchJson<T>(`${API}/${resource}/actions/${name}`, { method: 'POST', body: JSON.stringify({ ids, ...body }) }),
} satisfies BackOfficeDataProvider as BackOfficeDataProvider
