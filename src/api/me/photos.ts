import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PHOTO_BYTES_MAX, MY_PHOTOS_PATH, PHOTOS_PATH } from '@/domain/review/review'
import { reviewPhotoSchema, shownPhotoName } from '@/domain/photo'
import type { PhotoFiles } from '@/infra/photoStore'
import { API_DETAILS } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import { currentMember } from '@/server/members/memberSession'
import { findPhoto, photoPlaces, readPhotoFile } from '@/server/photos/findPhoto'
import { addPhoto } from '@/server/photos/addPhoto'
import { hasEtag } from '../http/jsonWithEtag'
import { sendError, respond } from '../http/sendError'
import { readForm } from '../http/requestBody'
import { errorResponse, looseOperation, memberOperation } from '../http/operations'
import { nameOperation } from '../http/permissions'
import { requireMember } from '../http/sessions'
import type { ApiDeps } from '../http/deps'

/** Includes the multipart form's overhead. */
const BODY_MAX = PHOTO_BYTES_MAX + 64 * 1024

/** Only for the OpenAPI document. */
const PICTURE_FILE = z.string().meta({ format: 'binary' })

const sendOperation = memberOperation('sendPhoto', reviewPhotoSchema, 201)
const send = createRoute({
  method: 'post',
  path: MY_PHOTOS_PATH,
  request: {
    body: { required: true, content: { 'multipart/form-data': { schema: z.object({ photo: PICTURE_FILE }) } } },
  },
  ...sendOperation,
  responses: {
    ...sendOperation.responses,
    415: errorResponse(API_RESPONSES.notPicture),
  },
})

const readRoute = (operationId: 'readPhoto' | 'readSmallPhoto', path: string) =>
  createRoute({
    method: 'get',
    path,
    request: { params: z.object({ name: shownPhotoName }) },
    ...looseOperation(operationId, {
      200: { description: API_RESPONSES.picture, content: { 'image/webp': { schema: PICTURE_FILE } } },
      304: { description: API_RESPONSES.notModified },
      404: errorResponse(API_RESPONSES.nothingThere),
      500: errorResponse(API_RESPONSES.damaged),
    }),
    description: API_DETAILS.readPhoto ?? '',
  })

const PICTURE = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
}
/** Short, so that photos disappear soon after their review is hidden. */
const FOR_ALL = 'public, max-age=60'
const FOR_OWNER = 'private, no-store'

/** null if there is not exactly one, or the body is not a form */
async function sentPhoto(c: Context): Promise<Buffer | null> {
  const { photo } = await readForm(c)
  return photo instanceof File ? Buffer.from(await photo.arrayBuffer()) : null
}

/** Upload of members' photos, and download of theirs and of staff's. */
export function photos(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  const places = photoPlaces(deps.photos, deps.media)
  const tooLarge = (c: Context) => sendError(c, { code: 'body-too-large', params: { max: PHOTO_BYTES_MAX } })
  const limit = bodyLimit({ maxSize: BODY_MAX, onError: tooLarge })
  app.openAPIRegistry.registerPath(send)
  // The form is parsed only after the member is authenticated.
  app.post(MY_PHOTOS_PATH, nameOperation('sendPhoto'), (c) =>
    requireMember(deps, c, async ({ id }) => {
      const rejection = await limit(c, () => Promise.resolve())
      if (rejection) return rejection
      const bytes = await sentPhoto(c)
      if (!bytes) return sendError(c, { code: 'invalid-value', params: { field: 'photo' } })
      if (bytes.length > PHOTO_BYTES_MAX) return tooLarge(c)
      return respond(c, await addPhoto(pool, places.photos, id, bytes), 201)
    }),
  )
  const show = async (c: Context, name: string, form: keyof PhotoFiles): Promise<Response> => {
    const seen = await findPhoto(pool, name)
    const open = seen && (seen.shown || (await currentMember(pool, c.req.header('Cookie')))?.id === seen.owner)
    if (!open) return sendError(c, { code: 'photo-not-found', params: {} })
    const tag = seen.shown ? seen.checksums[form] : null
    const headers = { 'Cache-Control': seen.shown ? FOR_ALL : FOR_OWNER, ...(tag && { ETag: `"${tag}"` }) }
    if (tag && hasEtag(c, tag)) return c.body(null, 304, headers)
    const file = await readPhotoFile(places, seen, form)
    return file.ok ? c.body(new Uint8Array(file.value), 200, { ...PICTURE, ...headers }) : sendError(c, file.violation)
  }
  app.openapi(readRoute('readPhoto', `${PHOTOS_PATH}/{name}`), (c): Promise<Response> =>
    show(c, c.req.valid('param').name, 'whole'),
  )
  app.openapi(readRoute('readSmallPhoto', `${PHOTOS_PATH}/{name}/small`), (c): Promise<Response> =>
    show(c, c.req.valid('param').name, 'small'),
  )
}
