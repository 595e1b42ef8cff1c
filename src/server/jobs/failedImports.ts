import type { JobKind } from '@/domain/job/job'

const KINDS: readonly JobKind[] = ['read_upload', 'plan_upload', 'import_upload', 'undo_import']

/** Job `t` of file `f` failed or died with its worker, with no later action on the file. */
export const IS_FAILED_IMPORT = `(t.kind IN (${KINDS.map((kind) => `'${kind}'`).join(', ')})
  AND (t.status = 'failed' OR (t.status = 'completed' AND t.result ? 'failed'))
  AND f.job_id = t.id AND f.status <> 'discarded')`
