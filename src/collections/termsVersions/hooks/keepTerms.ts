import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { TermsVersion } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { lockTermsVersion } from '@/server/terms/readTerms'

/** People agreed to the version in force. */
export const keepTermsInForce: CollectionBeforeChangeHook<TermsVersion> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && originalDoc && (await lockTermsVersion(payloadSql(req), originalDoc.id)) === 'in-force')
    throw new ViolationError({ code: 'terms-in-force', params: {} })
  return data
}

/** Announced versions must be withdrawn first. */
export const keepPublishedTerms: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const state = await lockTermsVersion(payloadSql(req), id)
  if (state !== 'draft')
    throw new ViolationError({ code: state === 'in-force' ? 'terms-in-force' : 'terms-published', params: {} })
}
