import type { Endpoint } from 'payload'
import { z } from 'zod'
import { NOTE_MAX } from '@/domain/backOffice/activity'
import { ID_MAX } from '@/domain/http/limits'
import type { Queryable } from '@/infra/database/pool'
import { staffReads } from '@/infra/database/readPool'
import { readActivity } from '@/server/activity/readActivity'
import { readEarlierText } from '@/server/activity/readEarlierText'
import { addNote, deleteNote, type NoteSubject } from '@/server/activity/recordNotes'
import { lockVersion } from '@/server/backOffice/readRecords'
import { payloadSql } from '@/server/payloadSql'
import { unwrap, ViolationError } from '@/server/violationError'
import { inTransaction } from './inTransaction'
import type { Activity } from './resources'
import { parseBody, requireBody, requireId, requireRecord, staffEndpoint, type StaffRequest } from './staffEndpoint'

const pageSchema = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(ID_MAX / 100),
)

const notFound = () => new ViolationError({ code: 'record-not-found', params: {} })

function requireActivity({ definition: { activity } }: StaffRequest): Activity {
  if (!activity) throw new ViolationError({ code: 'path-not-found', params: {} })
  return activity
}

const readerOf = ({ req, by }: StaffRequest) => ({ id: by, role: req.user?.role })

/** `?page=1`, newest first */
const readEndpoint = staffEndpoint('read', async (request) => {
  const { subject, about, events } = requireActivity(request)
  const record = requireId(request)
  const page = pageSchema.safeParse(new URL(request.req.url ?? '', 'http://localhost').searchParams.get('page') ?? '1')
  if (!page.success) throw new ViolationError({ code: 'invalid-value', params: { field: 'page' } })
  await requireRecord(staffReads, request, record)
  const id = about ? await about(staffReads, record) : record
  if (id === null) return Response.json({ data: [], hasMore: false, regions: {} })
  const asked = { subject, id, page: page.data, reader: readerOf(request), isNotesOnly: about !== undefined }
  return Response.json(await readActivity(staffReads, { ...asked, ...(events && { events }) }))
})

const textEndpoint = staffEndpoint('read', async (request) => {
  const { subject, texts } = requireActivity(request)
  const [id, entry] = [requireId(request), Number(request.req.routeParams?.entry)]
  if (!texts || !Number.isSafeInteger(entry)) throw notFound()
  await requireRecord(staffReads, request, id)
  const found = await readEarlierText(staffReads, { subject, id, entry, fields: texts })
  if (!found) throw notFound()
  return Response.json(found)
})

/** Whom or what notes at the record are about; it cannot be deleted until the transaction ends. */
async function lockSubject(sql: Queryable, request: StaffRequest): Promise<NoteSubject> {
  const { subject: type, about } = requireActivity(request)
  const record = requireId(request)
  if ((await lockVersion(sql, request.definition.list, record)) === null) throw notFound()
  const id = about ? await about(sql, record) : record
  if (id === null) throw new ViolationError({ code: 'member-gone', params: {} })
  return { type, id }
}

const noteSchema = z.strictObject({ text: z.string().trim().min(1).max(NOTE_MAX) })

/** Who may read a record may note things about it. */
const addNoteEndpoint = staffEndpoint('read', async (request) => {
  const { req, by } = request
  requireActivity(request)
  const { text } = parseBody(noteSchema, await requireBody(request))
  return inTransaction(req, async () => {
    const sql = payloadSql(req)
    return Response.json(unwrap(await addNote(sql, await lockSubject(sql, request), { text, by })), { status: 201 })
  })
})

const deleteNoteEndpoint = staffEndpoint('read', async (request) => {
  const { req } = request
  const note = Number(req.routeParams?.note)
  requireActivity(request)
  if (!Number.isInteger(note) || note < 1 || note > ID_MAX) throw notFound()
  return inTransaction(req, async () => {
    const sql = payloadSql(req)
    unwrap(await deleteNote(sql, await lockSubject(sql, request), { note, by: readerOf(request) }))
    return Response.json({ id: note })
  })
})

const ONE = '/ra/:resource/:id'

export const activityEndpoints: Endpoint[] = [
  { path: `${ONE}/history`, method: 'get', handler: readEndpoint },
  { path: `${ONE}/history/:entry`, method: 'get', handler: textEndpoint },
  { path: `${ONE}/notes`, method: 'post', handler: addNoteEndpoint },
  { path: `${ONE}/notes/:note`, method: 'delete', handler: deleteNoteEndpoint },
]
