import type { CollectionBeforeChangeHook } from 'payload'
import type { TermsVersion } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'

const TAKEN = 'SELECT FROM terms_versions WHERE code = $1::enum_terms_versions_code AND version = $2 AND id <> $3'

/** A unique index decides between concurrent writes; this names the field. */
export const requireFreeVersion: CollectionBeforeChangeHook<TermsVersion> = async ({ data, originalDoc, req }) => {
  const { rowCount } = await payloadSql(req).query(TAKEN, [data.code, data.version, originalDoc?.id ?? 0])
  // The back office's name of the field; `version` is the record's revision there.
  if (rowCount) throw new ViolationError({ code: 'terms-version-taken', params: { field: 'edition' } })
  return data
}
