import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { ApiRequest } from '@/api/routes'
import { isFinished } from '@/domain/job'
import type { Upload } from '@/contract/uploadState'
import type { RecordRow, UploadRow } from '@/contract/uploadRows'
import { apiPath, askApi, fetchJson } from '../dataProvider/requestJson'

const POLL_MS = 700

type UploadChange = ApiRequest<'PATCH /api/v1/staff/uploads/{id}'>['body']

const keyOf = (id: number) => ['uploads', id] as const

export const isWorking = ({ job }: Pick<Upload, 'job'>): boolean => job !== null && !isFinished(job)

export const useUpload = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/uploads/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  })

export const useProblems = ({ id, readRevision }: Pick<Upload, 'id' | 'readRevision'>) =>
  useQuery({
    queryKey: [...keyOf(id), 'problems', readRevision],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/uploads/{id}/problems', { params: { id }, signal }),
    placeholderData: (before) => before,
  })

interface RowsPage {
  rows: (UploadRow | RecordRow)[]
  total: number
}

export const fetchRows = (id: number, query: Record<string, string>, signal?: AbortSignal): Promise<RowsPage> =>
  fetchJson<RowsPage>(
    apiPath('GET /api/v1/staff/uploads/{id}/rows', { params: { id }, query: new URLSearchParams(query) }),
    { signal: signal ?? null },
  )

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
  const params = { id }
  const post = (what: 'plan' | 'import' | 'undo') => () => askApi(`POST /api/v1/staff/uploads/{id}/${what}`, { params })
  const change = useMutation({
    mutationFn: (given: UploadChange) => askApi('PATCH /api/v1/staff/uploads/{id}', { params, body: given }),
    ...settled,
  })
  const plan = useMutation({ mutationFn: post('plan'), ...settled })
  const start = useMutation({ mutationFn: post('import'), ...settled })
  const undo = useMutation({ mutationFn: post('undo'), ...settled })
  const discard = useMutation({ mutationFn: () => askApi('DELETE /api/v1/staff/uploads/{id}', { params }), ...settled })
  const cancel = useMutation({
    mutationFn: (job: number) => askApi('POST /api/v1/staff/jobs/{id}/cancel', { params: { id: job } }),
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
