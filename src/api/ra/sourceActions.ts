import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { SOURCES_FILE_MAX, trialSchema, type PortableSource } from '@/contract/sources'
import { ID_MAX } from '@/domain/http/limits'
import { ok } from '@/domain/result'
import { pool, type Queryable } from '@/infra/database/pool'
import { staffReads } from '@/infra/database/readPool'
import { auditIn } from '@/server/audit'
import { nowOf } from '@/server/collect/hosts'
import { readPortable, readSources, SOURCE_FORMATS, writeSources } from '@/server/collect/portableSources'
import { settleQuiet } from '@/server/collect/quiet'
import { readRuns } from '@/server/collect/readRuns'
import { replaceVersion } from '@/server/collect/replaceVersion'
import { startRun } from '@/server/collect/runs'
import { tryBoard } from '@/server/collect/tryBoard'
import { payloadSql } from '@/server/payloadSql'
import { unwrap, ViolationError } from '@/server/violationError'
import { inTransaction } from './inTransaction'
import { type RecordAction, recordAction, type ResourceAction, resourceAction } from './recordAction'

const id = z.int().min(1).max(ID_MAX)

export const SOURCE_ACTIONS: Record<string, RecordAction> = {
  runs: recordAction({
    may: 'read',
    schema: z.strictObject({}),
    run: async (sql, { id: source }) => ok(await readRuns(sql, source)),
  }),
  'settle-quiet': recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: (sql, { id: source, by }) => settleQuiet(sql, { id: source, by }),
  }),
}

export const SOURCES_ACTIONS: Record<string, ResourceAction> = {
  try: resourceAction({
    may: 'create',
    schema: trialSchema,
    run: ({ body }) => tryBoard({ pool: pool() }, body),
  }),
  run: resourceAction({
    may: 'update',
    schema: z.object({ id }),
    run: async ({ body, by }) => {
      unwrap(await startRun(pool(), { id: body.id, by, now: await nowOf({ pool: pool() }) }))
      return ok({ id: body.id })
    },
  }),
  replace: resourceAction({
    may: 'update',
    schema: z.object({ upload: id }),
    run: async ({ body, by }) => ok(await replaceVersion(pool(), { upload: body.upload, by })),
  }),
  export: resourceAction({
    may: 'read',
    schema: z.object({ format: z.enum(SOURCE_FORMATS) }),
    run: async ({ body: { format }, by }) => {
      const sources = await readPortable(staffReads)
      const exported = { staff: by, resource: 'sources', format, rows: sources.length, filter: {} }
      await auditIn(pool(), 'records_exported', exported)
      return ok({ text: writeSources(sources, format) })
    },
  }),
  import: resourceAction({
    may: 'create',
    schema: z.object({ text: z.string().min(1).max(SOURCES_FILE_MAX) }),
    run: async ({ body, req }) => {
      const sources = unwrap(readSources(body.text))
      return ok(await inTransaction(req, () => keepSources(req, sources)))
    },
  }),
}

/** Through the collection, with its rules and audit; sources of the same name are replaced. */
async function keepSources(req: PayloadRequest, sources: readonly PortableSource[]) {
  const sql = payloadSql(req)
  const names = [...new Set(sources.flatMap(({ agency }) => agency || []))]
  const agencies = await idsOf(sql, 'SELECT id, name FROM agencies WHERE name = ANY ($1)', names)
  const unknown = sources.findIndex(({ agency }) => agency && !agencies.has(agency))
  if (unknown >= 0) throw new ViolationError({ code: 'invalid-value', params: { field: `${unknown + 1}.agency` } })
  const asked = sources.map(({ name }) => name)
  const known = await idsOf(sql, 'SELECT id, name FROM sources WHERE name = ANY ($1)', asked)
  const options = { collection: 'sources', req, overrideAccess: false, depth: 0 } as const
  let created = 0
  for (const { agency, ...source } of sources) {
    const data = { ...source, agency: agency ? (agencies.get(agency) ?? null) : null }
    const stored = known.get(source.name)
    if (stored === undefined) {
      const { id: made } = await req.payload.create({ ...options, data })
      known.set(source.name, made)
      created += 1
    } else await req.payload.update({ ...options, id: stored, data })
  }
  return { created, updated: sources.length - created }
}

async function idsOf(sql: Queryable, text: string, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ id: number; name: string }>(text, [names])
  return new Map(rows.map(({ id: one, name }) => [name, one]))
}
