import { gateMessages } from '@/messages/gate'
import type { Rejection } from './reject'

const RETRY_AFTER_SECONDS = 5

/** Sent instead of a long wait. */
export const TOO_BUSY: Rejection = {
  status: 503,
  code: 'too-busy',
  message: gateMessages.tooBusy(RETRY_AFTER_SECONDS),
  headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
}
