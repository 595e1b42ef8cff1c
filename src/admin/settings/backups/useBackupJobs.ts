import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import type { Job, JobKind } from '@/domain/job/job'
import { JOBS_PATH } from '@/domain/upload/paths'
import { describeBackupFailure } from '@/messages/backups'
import { fetchJson } from '../../dataProvider/requestJson'

const KINDS: readonly JobKind[] = ['backup', 'verify_backup', 'restore_backup', 'try_restore']
const BUSY_MS = 1_000
const IDLE_MS = 15_000

const DONE: Partial<Record<JobKind, string>> = {
  backup: '백업을 만들었어요.',
  verify_backup: '백업에 이상이 없어요.',
  restore_backup: '백업으로 복원했어요.',
  try_restore: '옆에 복원해 봤어요. 아래에 결과가 있어요.',
}

const isSignedOut = (error: unknown) => error instanceof HttpError && error.status === 401

export function useBackupJobs() {
  const notify = useNotify()
  const refresh = useRefresh()
  const followed = useRef(new Map<number, JobKind>())
  const query = useQuery({
    queryKey: ['staff', 'backup-jobs'],
    queryFn: async ({ signal }) => {
      const { data } = await fetchJson<{ data: Job[] }>(JOBS_PATH, { signal })
      return data.filter(({ kind }) => KINDS.includes(kind))
    },
    refetchInterval: ({ state }) => (state.data?.length ? BUSY_MS : IDLE_MS),
    retry: (count, error) => !isSignedOut(error) && count < 3,
  })
  const jobs = query.data
  useEffect(() => {
    if (!jobs) return
    const running = new Set(jobs.map(({ id }) => id))
    for (const id of [...followed.current.keys()].filter((one) => !running.has(one))) {
      followed.current.delete(id)
      void fetchJson<Job>(`${JOBS_PATH}/${id}`).then(({ kind, status, error }) => {
        if (status === 'completed') notify(DONE[kind] ?? '')
        else if (status === 'failed' && error) notify(describeBackupFailure(error), { type: 'error' })
        refresh()
      })
    }
    for (const { id, kind } of jobs) followed.current.set(id, kind)
  }, [jobs, notify, refresh])
  // A restore ends all sessions, including this one, so a sign-out means it finished.
  const isReplaced = isSignedOut(query.error) && [...(jobs ?? [])].some(({ kind }) => kind === 'restore_backup')
  return { jobs: jobs ?? [], isReplaced, refetch: () => void query.refetch() }
}
