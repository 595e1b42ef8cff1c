import type { Context } from 'hono'
import { z } from 'zod'
import { reviewPhotoSchema, shownPhotoName } from '@/domain/photo'
import { PHOTO_BYTES_MAX, PHOTO_ORPHAN_HOURS } from '@/domain/review'
import type { PhotoFiles } from '@/infra/photoStore'
import { API_RESPONSES } from '@/messages/apiResponses'
import { currentMember } from '@/server/members/memberSession'
import { addPhoto } from '@/server/photos/addPhoto'
import { findPhoto, photoPlaces, readPhotoFile } from '@/server/photos/findPhoto'
import type { ApiDeps } from '../http/deps'
import { hasEtag } from '../http/jsonWithEtag'
import { readForm } from '../http/requestBody'
import { BINARY, errorResponse } from '../http/responses'
import { limitBody, memberRoute, openRoute } from '../http/route'
import { respond, sendError } from '../http/sendError'

/** Includes the multipart form's overhead. */
const limitForm = limitBody(PHOTO_BYTES_MAX + 64 * 1024, PHOTO_BYTES_MAX)

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

async function sendPhoto({ pool, photos, media }: ApiDeps, c: Context, name: string, form: keyof PhotoFiles) {
  const seen = await findPhoto(pool, name)
  const open = seen && (seen.shown || (await currentMember(pool, c.req.header('Cookie')))?.id === seen.owner)
  if (!open) return sendError(c, { code: 'photo-not-found', params: {} })
  const tag = seen.shown ? seen.checksums[form] : null
  const headers = { 'Cache-Control': seen.shown ? FOR_ALL : FOR_OWNER, ...(tag && { ETag: `"${tag}"` }) }
  if (tag && hasEtag(c, tag)) return c.body(null, 304, headers)
  const file = await readPhotoFile(photoPlaces(photos, media), seen, form)
  return file.ok ? c.body(new Uint8Array(file.value), 200, { ...PICTURE, ...headers }) : sendError(c, file.violation)
}

const request = { params: z.object({ name: shownPhotoName }) }
const responses = {
  200: { description: API_RESPONSES.picture, content: { 'image/webp': { schema: BINARY } } },
  304: { description: API_RESPONSES.notModified },
  404: errorResponse(API_RESPONSES.nothingThere),
  500: errorResponse(API_RESPONSES.damaged),
}
const description = '공개된 리뷰와 글, 식당의 사진만 모두에게 보여요.'

/** Upload of members' photos, and download of theirs and of staff's. */
export const photos = [
  memberRoute({
    at: 'POST /api/v1/me/photos',
    access: 'create photos',
    operation: { id: 'sendPhoto', tag: 'photos', summary: '리뷰나 글에 붙일 사진을 올려요.' },
    description:
      `multipart/form-data의 photo에 JPEG, PNG, WebP 사진 한 장을 담아요. ${PHOTO_BYTES_MAX / 1024 / 1024}MB까지 받아요. ` +
      `위치를 비롯해 사진에 딸린 정보는 지우고 다시 만들어 둬요. 리뷰나 글에 붙이지 않은 사진은 ${PHOTO_ORPHAN_HOURS}시간이 지나면 지워요.`,
    rawBody: { 'multipart/form-data': { schema: z.object({ photo: BINARY }) } },
    answer: reviewPhotoSchema,
    status: 201,
    responses: { 415: errorResponse(API_RESPONSES.notPicture) },
    async send({ c, pool, member, deps }) {
      const rejection = await limitForm(c as Context<object, string>, () => Promise.resolve())
      if (rejection) return rejection
      const bytes = await sentPhoto(c)
      if (!bytes) return sendError(c, { code: 'invalid-value', params: { field: 'photo' } })
      if (bytes.length > PHOTO_BYTES_MAX)
        return sendError(c, { code: 'body-too-large', params: { max: PHOTO_BYTES_MAX } })
      return respond(c, await addPhoto(pool, photoPlaces(deps.photos, deps.media).photos, member.id, bytes), 201)
    },
  }),
  openRoute({
    at: 'GET /api/v1/photos/{name}',
    access: 'view photos',
    operation: { id: 'readPhoto', tag: 'photos', summary: '리뷰나 글, 식당의 사진을 읽어요.' },
    description,
    request,
    responses,
    send: ({ c, params: { name }, deps }) => sendPhoto(deps, c, name, 'whole'),
  }),
  openRoute({
    at: 'GET /api/v1/photos/{name}/small',
    access: 'view photos',
    operation: { id: 'readSmallPhoto', tag: 'photos', summary: '리뷰나 글, 식당의 작은 사진을 읽어요.' },
    description,
    request,
    responses,
    send: ({ c, params: { name }, deps }) => sendPhoto(deps, c, name, 'small'),
  }),
]
