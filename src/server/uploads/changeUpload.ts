import type { Pool } from 'pg'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import { CORRECTIONS_MAX } from '@/domain/upload/limits'
import { withoutAnswer } from '@/contract/uploadCorrections'
import type { CellCorrection, ChosenHeader, NewAnswer, SourceOverlay } from '@/contract/uploads'
import { type Queryable, transaction } from '@/infra/database/pool'
import { findAgencies } from '../agencies/listAgencies'
import { enqueueJob } from '../jobs'
import { lockUpload } from './requestUploadJob'

/** Omitted fields stay. */
export interface UploadChange {
  /** the institution, if the file does not name it */
  agency?: string | null
  /** does not exist yet */
  newAgency?: boolean
  skippedSheets?: (string | null)[]
  /** replaces those for the same sheets */
  headers?: ChosenHeader[]
  /** override earlier ones of the same cells */
  corrections?: CellCorrection[]
  /** confirmed as 업무추진비; replaces earlier ones */
  acceptedLists?: OtherListKind[]
  /** cells confirmed as eating places; replaces earlier ones */
  eateries?: string[]
  /** what the corrections of this change belong to */
  answer?: NewAnswer
  /** undoes one answer with all that it changed */
  undoAnswer?: number
}

/**
 * Requests another reading, unless the rows of a problem are only left out; returns the revision.
 * Violation `upload-not-found`, `upload-busy`, `upload-imported`, `upload-erased`,
 * `too-many-corrections`, `upload-agency-unknown` for an unknown name not declared new
 */
export const changeUpload = (
  pool: Pool,
  { id, change, by }: { id: number; change: UploadChange; by: number },
): Promise<Result<{ revision: number }>> =>
  transaction(pool, async (sql) => {
    const found = await lockUpload(sql, id)
    if (!found.ok) return found
    const { status, isBusy, hasBytes, overlay, agency, revision: before } = found.value
    if (isBusy) return fail({ code: 'upload-busy', params: {} })
    if (status === 'imported') return fail({ code: 'upload-imported', params: {} })
    if (!hasBytes) return fail({ code: 'upload-erased', params: {} })
    const changed = changedOverlay(overlay, change)
    if (changed.corrections.length > CORRECTIONS_MAX)
      return fail({ code: 'too-many-corrections', params: { max: CORRECTIONS_MAX } })
    const unknown = await unknownAgency(sql, change)
    if (unknown) return fail(unknown)
    if (isRemarkOnly(overlay, change)) {
      await sql.query('UPDATE uploads SET overlay = $2, updated_at = now() WHERE id = $1', [
        id,
        JSON.stringify(changed),
      ])
      return ok({ revision: before })
    }
    const revision = before + 1
    const job = await enqueueJob(sql, { kind: 'read_upload', payload: { upload: id, revision }, createdBy: by })
    await sql.query(
      `UPDATE uploads SET overlay = $2, agency = $3, revision = $4, job_id = $5, plan = NULL, updated_at = now(),
         status = CASE WHEN status = 'undone' THEN 'read' ELSE status END
       WHERE id = $1`,
      [
        id,
        JSON.stringify(changed),
        change.agency === undefined ? agency : change.agency?.trim() || null,
        revision,
        job,
      ],
    )
    return ok({ revision })
  })

/** Probably a typo. */
async function unknownAgency(sql: Queryable, { agency, newAgency }: UploadChange): Promise<Violation | null> {
  if (!agency?.trim() || newAgency) return null
  const { known, near } = await findAgencies(sql, agency)
  return known ? null : { code: 'upload-agency-unknown', params: { name: agency.trim(), near: near[0]?.name ?? '' } }
}

/** Rows that are left out read the same as before. */
const isRemarkOnly = ({ answers = [] }: SourceOverlay, { answer, undoAnswer }: UploadChange): boolean =>
  (answer ?? answers.find(({ id }) => id === undoAnswer))?.kind === 'left_out'

/** Later values for a cell or sheet override earlier ones. */
export function changedOverlay(before: SourceOverlay, change: UploadChange): SourceOverlay {
  const { answer, undoAnswer } = change
  const overlay = undoAnswer === undefined ? before : withoutAnswer(before, undoAnswer)
  const {
    skippedSheets = overlay.skippedSheets,
    headers = [],
    corrections = [],
    acceptedLists = overlay.acceptedLists ?? [],
    eateries = overlay.eateries ?? [],
  } = change
  const { answers = [] } = overlay
  const sheets = new Set(headers.map(({ sheet }) => sheet))
  const id = (answers.at(-1)?.id ?? 0) + 1
  return {
    skippedSheets,
    headers: [...overlay.headers.filter(({ sheet }) => !sheets.has(sheet)), ...headers],
    corrections: [...overlay.corrections, ...corrections.map((one) => (answer ? { ...one, answer: id } : one))],
    acceptedLists,
    eateries: [...new Set([...eateries, ...(answer?.eateries ?? [])])],
    answers: answer ? [...answers, { id, ...answer }] : answers,
  }
}
