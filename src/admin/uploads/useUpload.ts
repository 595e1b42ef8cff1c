import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { isFinished } from '@/domain/job'
import { JOBS_PATH, UPLOADS_PATH } from '@/domain/staff/staff'
import type { CellCorrection, ChosenHeader } from '@/contract/uploads'
import type { Upload } from '@/contract/uploadState'
import type { ProblemGroup, RecordRow, UploadRow } from '@/contract/uploadRows'
import { fetchJson } from '../dataProvider/requestJson'

const POLL_MS = 700

interface UploadChange {
  acceptedLists?: OtherListKind[]
  eateries?: string[]
  agency?: string | null
  newAgency?: boolean
  skippedSheets?: (string | null)[]
  headers?: ChosenHeader[]
  corrections?: CellCorrection[]
  undoCorrections?: number
}

const keyOf = (id: number) => ['uploads', id] as const
export const uploadPath = (id: number): string => `${UPLOADS_PATH}/${id}`

export const isWorking = ({ job }: Pick<Upload, 'job'>): boolean => job !== null && !isFinished(job)

export const useUpload = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => fetchJson<Upload>(uploadPath(id), { signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  })

export const useProblems = ({ id, readRevision }: Pick<Upload, 'id' | 'readRevision'>) =>
  useQuery({
    queryKey: [...keyOf(id), 'problems', readRevision],
    queryFn: ({ signal }) => fetchJson<{ data: ProblemGroup[] }>(`${uploadPath(id)}/problems`, { signal }),
    placeholderData: (before) => before,
  })

interface RowsPage {
  rows: (UploadRow | RecordRow)[]
  total: number
}

export const fetchRows = (id: number, query: Record<string, string>, signal?: AbortSignal): Promise<RowsPage> =>
  fetchJson<RowsPage>(`${uploadPath(id)}/rows?${new URLSearchParams(query)}`, { signal: signal ?? null })

export const useRows = ({ id, readRevision }: Pick<Upload, 'id' | 'readRevision'>, query: Record<string, string>) =>
  useQuery({
    queryKey: [...keyOf(id), 'rows', readRevision, query],
    queryFn: ({ signal }) => fetchRows(id, query, signal),
    placeholderData: (before) => before,
  })

export function useUploadActions(id: number) {
  const client = useQueryClient()
  const notify = useNotify()
  const settled = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id), exact: true }),
  }
  const post = (path: string) => () => fetchJson(path, { method: 'POST' })
  const change = useMutation({
    mutationFn: (given: UploadChange) =>
      fetchJson<{ revision: number }>(uploadPath(id), { method: 'PATCH', body: JSON.stringify(given) }),
    ...settled,
  })
  const plan = useMutation({ mutationFn: post(`${uploadPath(id)}/plan`), ...settled })
  const start = useMutation({ mutationFn: post(`${uploadPath(id)}/import`), ...settled })
  const undo = useMutation({ mutationFn: post(`${uploadPath(id)}/undo`), ...settled })
  const discard = useMutation({ mutationFn: () => fetchJson(uploadPath(id), { method: 'DELETE' }), ...settled })
  const cancel = useMutation({
    mutationFn: (job: number) => fetchJson(`${JOBS_PATH}/${job}/cancel`, { method: 'POST' }),
    ...settled,
  })
  return { change, plan, start, undo, discard, cancel }
}

export type UploadActions = ReturnType<typeof useUploadActions>

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
