import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { MAIL_CONFIRM_PAGE, MAIL_DONE, MAIL_LEAVE_API, MAIL_LEAVE_PAGE, mailTokenSchema } from '@/contract/follows'
import { API_RESPONSES } from '@/messages/apiResponses'
import { confirmDigest, leaveByLink } from '@/server/follows/digest'
import { errorResponse } from '../http/responses'
import { openRoute } from '../http/route'
import { sendError } from '../http/sendError'

/** The pages' buttons want a page back; mail programs must not be redirected (RFC 8058, 3.1). */
const query = z.object({ then: z.literal('page').optional() })
const TO_PAGE = { 303: { description: API_RESPONSES.toPage } }

const pageOf = (page: string, token: string, result = ''): string =>
  `${page}/${encodeURIComponent(token)}${result && `?result=${result}`}`

const done = (c: Context, { then }: z.output<typeof query>, page: string): Response =>
  then ? c.redirect(page, 303) : c.body(null, 204)

/** Tokens alone decide: no session counts. Reading a link, as mail scanners do, changes nothing. */
export const mailLinks = [
  openRoute({
    at: 'POST /api/v1/mail/confirm/{token}',
    access: 'update mail-links',
    operation: { id: 'confirmDigest', tag: 'notifications', summary: '소식을 받을 이메일을 확인해요.' },
    description: '메일로 보낸 링크의 값이에요. 하루 동안 한 번 쓸 수 있어요.',
    request: { params: mailTokenSchema, query },
    responses: { ...TO_PAGE, 204: { description: API_RESPONSES.done }, 410: errorResponse(API_RESPONSES.goneNow) },
    async send({ c, pool, params: { token }, query: asked }) {
      const isConfirmed = await confirmDigest(pool, token, new Date())
      if (isConfirmed) return done(c, asked, pageOf(MAIL_CONFIRM_PAGE, token, MAIL_DONE))
      return asked.then
        ? c.redirect(pageOf(MAIL_CONFIRM_PAGE, token), 303)
        : sendError(c, { code: 'mail-link-ended', params: {} })
    },
  }),
  openRoute({
    at: 'POST /api/v1/mail/leave/{token}',
    access: 'update mail-links',
    operation: { id: 'leaveByLink', tag: 'notifications', summary: '로그인하지 않고 메일을 그만 받아요.' },
    description: '메일마다 있는 링크의 값이에요. 이미 그만 받았거나 모르는 값이어도 204를 답해요.',
    request: { params: mailTokenSchema, query },
    responses: { ...TO_PAGE, 204: { description: API_RESPONSES.done } },
    async send({ c, pool, params: { token }, query: asked }) {
      await leaveByLink(pool, token)
      return done(c, asked, pageOf(MAIL_LEAVE_PAGE, token, MAIL_DONE))
    },
  }),
]

/** Some mail programs open the address instead: they get the page, and nothing changes. */
export function leaveLink(app: OpenAPIHono): void {
  app.get(`${MAIL_LEAVE_API}/:token`, (c) => c.redirect(pageOf(MAIL_LEAVE_PAGE, c.req.param('token')), 303))
}
