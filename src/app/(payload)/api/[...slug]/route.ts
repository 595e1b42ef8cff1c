import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { noteWrite } from '@/infra/database/readPool'
import { messageOf } from '@/messages/violations'

type Handler = ReturnType<typeof REST_GET>

/** Payload answers unknown routes with an English text and the URL, collections without routes with 501. */
const isRouteMissing = async (response: Response): Promise<boolean> =>
  response.status === 501 ||
  (response.status === 404 && /^\{"message":"Route not found/.test(await response.clone().text()))

const inKorean =
  (handler: Handler): Handler =>
  async (...args) => {
    const response = await noteWrite(await handler(...args))
    if (!(await isRouteMissing(response))) return response
    return Response.json(
      { errors: [{ data: { code: 'path-not-found' }, message: messageOf({ code: 'path-not-found', params: {} }) }] },
      { status: 404 },
    )
  }

export const GET = inKorean(REST_GET(config))
export const POST = inKorean(REST_POST(config))
export const DELETE = inKorean(REST_DELETE(config))
export const PATCH = inKorean(REST_PATCH(config))
export const PUT = inKorean(REST_PUT(config))
export const OPTIONS = inKorean(REST_OPTIONS(config))
