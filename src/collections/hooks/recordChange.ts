import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type ChangeEvent, MASKED } from '@/domain/audit'
import type { AuditedField } from '@/resources/auditLabels'
import { isMember } from '@/domain/roles'
import type { AuditSubject, DefinedField } from '@/resources/defined'
import { recordAudit } from '@/server/audit'
import { payloadSql } from '@/server/payloadSql'
import { readReasonHeader } from '@/server/backOffice/reason'

/** The reason of a change, from the request's context (back office, Local API) or its header `X-Reason` (REST). */
export const reasonOf = ({ context, headers }: Pick<PayloadRequest, 'context' | 'headers'>): string | null =>
  typeof context.reason === 'string' ? context.reason : readReasonHeader(headers)

interface Recorded<Field = string> {
  subject: AuditSubject
  fields: readonly Field[]
  /** only that they changed: addresses, private messages, names, long texts */
  masked?: readonly Field[]
  /** records whose masked fields are kept whole: what the operator publishes */
  isOpen?: (record: Values) => boolean
  /** if the state was decided upon; decisions have entries of their own */
  isDecided?: (before: Values, after: Values) => boolean
}

type Values = Record<string, unknown>

const DECIDED = ['status', 'hiddenReason', 'hiddenUntil', 'deletedAt', 'note']

const withState = (after: Values, before: Values): Values => ({
  ...after,
  ...Object.fromEntries(DECIDED.filter((name) => name in after).map((name) => [name, before[name]])),
})

/** The id of a related document, the data of array rows. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  const { id, ...rest } = value as Values
  if (typeof id === 'number') return id
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, plain(inner)]))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function eventOf(before: Values | null, after: Values | null): ChangeEvent {
  if (!after) return 'record_deleted'
  if (!before) return 'record_created'
  if (!before.deletedAt && after.deletedAt) return 'record_trashed'
  return before.deletedAt && !after.deletedAt ? 'record_restored' : 'record_updated'
}

function changesOf({ fields, masked = [], isOpen }: Recorded, before: Values | null, after: Values | null) {
  const [was, is]: [Values, Values] = [{}, {}]
  const isMasked = !isOpen?.(after ?? before ?? {})
  for (const name of [...fields, ...masked]) {
    // A field missing from the result says nothing about a change.
    if (after && !(name in after)) continue
    const [old, now] = [plain(before?.[name]), plain(after?.[name])]
    if (isSame(old, now)) continue
    const shown = (value: unknown) => (value !== null && isMasked && masked.includes(name) ? MASKED : value)
    if (before) was[name] = shown(old)
    if (after) is[name] = shown(now)
  }
  return { was, is }
}

/** Of staff, in the change's transaction: changed listed fields, actor and reason; other fields leave no entry. */
export function recordChange<Subject extends AuditSubject>(
  recorded: Recorded<AuditedField | DefinedField<Subject>> & { subject: Subject },
) {
  async function record(req: PayloadRequest, id: number, before: Values | null, written: Values | null): Promise<void> {
    if (isMember(req.user)) return
    const isDecided = before && written && recorded.isDecided?.(before, written)
    const after = isDecided ? withState(written, before) : written
    const event = eventOf(before, after)
    const { was, is } = changesOf(recorded, before, after)
    if (event === 'record_updated' && !Object.keys(is).length) return
    await recordAudit(payloadSql(req), {
      event,
      actor: req.user?.id ?? null,
      subject: { type: recorded.subject, id },
      before: was,
      after: is,
      reason: reasonOf(req),
    })
  }
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    await record(
      req,
      (doc as { id: number }).id,
      operation === 'create' ? null : (previousDoc as Values),
      doc as Values,
    )
    return doc as unknown
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    await record(req, Number(id), doc as Values, null)
    return doc as unknown
  }
  return { afterChange, afterDelete }
}
