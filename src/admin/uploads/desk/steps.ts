import type { Upload } from '@/domain/upload/upload'

export const STEPS = ['sheet', 'preview', 'commit'] as const
export type Step = (typeof STEPS)[number]

export const STEP_LABELS: Record<Step, string> = { sheet: '시트와 열', preview: '미리보기', commit: '반영' }

export function stepOf({ status, job }: Pick<Upload, 'status' | 'job'>, asked: string | null): Step {
  if (STEPS.includes(asked as Step)) return asked as Step
  if (status === 'failed') return 'sheet'
  if (status === 'imported' || status === 'undone') return 'commit'
  const isCommitting = job !== null && job.kind !== 'read_upload' && job.status === 'processing'
  return isCommitting ? 'commit' : 'preview'
}
