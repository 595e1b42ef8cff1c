import type { IncomingMessage, ServerResponse } from 'node:http'
import { EDIT_BYTES_MAX } from '@/domain/backOffice/recordEdits'
import { API_BYTES_MAX, MEDIA_BYTES_MAX, PANEL_BYTES_MAX } from '@/domain/http/limits'
import { MCP_PATH } from '@/domain/site/site'
import { PHOTO_FORM_BYTES_MAX, MY_PHOTOS_PATH } from '@/domain/review'
import { UPLOAD_BYTES_MAX } from '@/domain/upload/limits'
import { gateMessages } from '@/messages/gate'
import { isRead } from './method'
import { reject, type Rejection } from './reject'

const MEDIA = /^\/api\/media(\/|$)/
/** Includes changes to uploads. */
const isUpload = (path: string): boolean => /^\/api\/v1\/staff\/uploads(\/\d+)?$/.test(path)

/** With a draft, which may be as long as two versions of the terms. */
const EDITS = '/api/v1/staff/edits'

/** See `isLargeUpload` for limits that depend on the sender. */
export function bodyLimitOf(path: string, byStaff: boolean): number {
  if (path === MY_PHOTOS_PATH) return PHOTO_FORM_BYTES_MAX
  if (byStaff && isUpload(path)) return UPLOAD_BYTES_MAX
  if (byStaff && path === EDITS) return EDIT_BYTES_MAX
  if (path === MCP_PATH || /^\/api\/v1(\/|$)/.test(path)) return API_BYTES_MAX
  return byStaff && MEDIA.test(path) ? MEDIA_BYTES_MAX : PANEL_BYTES_MAX
}

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Staff may upload larger files and keep larger drafts. */
export const isLargeUpload = (req: IncomingMessage, path: string): boolean =>
  (MEDIA.test(path) || isUpload(path) || path === EDITS) &&
  !isRead(req.method ?? '') &&
  (isChunked(req) || lengthOf(req) > bodyLimitOf(path, false))

const tooLarge = (max: number): Rejection => ({
  status: 413,
  code: 'body-too-large',
  message: gateMessages.bodyTooLarge(max),
})

export function validateBody(req: IncomingMessage, max: number): Rejection | null {
  const { headers } = req
  if (isRead(req.method ?? '') && (isChunked(req) || lengthOf(req) > 0)) {
    return { status: 400, code: 'invalid-body', message: gateMessages.bodyOfRead }
  }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return {
      status: 415,
      code: 'encoded-body',
      message: gateMessages.bodyEncoded,
      headers: { 'Accept-Encoding': 'identity' },
    }
  }
  if (
    /^\s*multipart\//i.test(headers['content-type'] ?? '') &&
    !/;\s*boundary="?[^\s";]/i.test(headers['content-type'] ?? '')
  ) {
    return { status: 400, code: 'invalid-body', message: gateMessages.formWithoutBoundary }
  }
  return lengthOf(req) > max ? tooLarge(max) : null
}

/** Beyond the limit: 413, the rest is discarded, and reading the body fails. */
export function limitChunkedBody(req: IncomingMessage, res: ServerResponse, max: number): void {
  if (!isChunked(req)) return
  let arrived = req.readableLength
  const push = req.push.bind(req)
  req.push = (chunk: unknown, encoding?: BufferEncoding): boolean => {
    if (Buffer.isBuffer(chunk)) arrived += chunk.length
    if (arrived <= max) return push(chunk, encoding)
    if (!res.headersSent) {
      res.once('close', () => req.destroy())
      reject(req, res, tooLarge(max))
    }
    return true
  }
}
