import type { Pool } from 'pg'
import type { OtherListKind } from '@/domain/expense/otherLists'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import { CORRECTIONS_MAX } from '@/domain/upload/limits'
import type { CellCorrection, ChosenHeader, SourceOverlay } from '@/domain/upload/schemas'
import { type Queryable, transaction } from '@/infra/database/pool'
import { findAgencies } from '../agencies/findAgencies'
import { enqueueJob } from '../jobs/enqueueJob'
import { lockUpload } from './lockUpload'

/** What people change about an upload before it is imported; what is left out stays. */
export interface UploadChange {
  /** whose records these are, where the file does not say */
  agency?: string | null
  /** the agency is one that the directory does not have yet */
  newAgency?: boolean
  skippedSheets?: (string | null)[]
  /** in place of what was chosen before for the same sheets */
  headers?: ChosenHeader[]
  /** in place of what was said before of the same cells */
  corrections?: CellCorrection[]
  /** what the file seems to list, and is read as 업무추진비 all the same; in place of what was accepted before */
  acceptedLists?: OtherListKind[]
  /** place cells that name a place to eat all the same; in place of those said before */
  eateries?: string[]
  /** takes the last so many corrections back */
  undoCorrections?: number
}

/**
 * Changes how a file is to be read, and asks for it to be read again.
 * @returns the new revision; violation `upload-not-found`, `upload-busy`, `upload-imported`, `upload-erased` or
 *   `too-many-corrections`, `upload-agency-unknown` for a name that no agency has and that is not said to be new
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

/** A name that is not an agency's, and not said to be a new one's: it is likelier a slip. */
async function unknownAgency(sql: Queryable, { agency, newAgency }: UploadChange): Promise<Violation | null> {
  if (!agency?.trim() || newAgency) return null
  const { known, near } = await findAgencies(sql, agency)
  return known ? null : { code: 'upload-agency-unknown', params: { name: agency.trim(), near: near[0]?.name ?? '' } }
}

const cellOf = ({ sheet, column, row, from }: CellCorrection): string =>
  JSON.stringify([sheet, column, row, row === null ? from : null])

/** The overlay after a change. A later word about a cell or a sheet takes the place of the earlier one. */
export function changedOverlay(overlay: SourceOverlay, change: UploadChange): SourceOverlay {
  const {
    skippedSheets = overlay.skippedSheets,
    headers = [],
    corrections = [],
    undoCorrections = 0,
    acceptedLists = overlay.acceptedLists ?? [],
    eateries = overlay.eateries ?? [],
  } = change
  const kept = overlay.corrections.slice(0, overlay.corrections.length - undoCorrections)
  const replaced = new Set(corrections.map(cellOf))
  const sheets = new Set(headers.map(({ sheet }) => sheet))
  return {
    skippedSheets,
    headers: [...overlay.headers.filter(({ sheet }) => !sheets.has(sheet)), ...headers],
    corrections: [...kept.filter((correction) => !replaced.has(cellOf(correction))), ...corrections],
    acceptedLists,
    eateries,
  }
}
