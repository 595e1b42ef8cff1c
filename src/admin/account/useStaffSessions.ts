import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { MemberSessions } from '@/domain/member/profile'
import { STAFF_SESSIONS_PATH } from '@/domain/staff/paths'
import { fetchJson, requestJson } from '../dataProvider/requestJson'

export type OwnSession = MemberSessions['data'][number]

const KEY = ['staff', 'sessions']

export function useStaffSessions() {
  const client = useQueryClient()
  const notify = useNotify()
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await fetchJson<MemberSessions>(STAFF_SESSIONS_PATH, { signal })).data,
    retry: false,
  })
  const end = useMutation({
    mutationFn: (id: number | null) =>
      requestJson(id === null ? STAFF_SESSIONS_PATH : `${STAFF_SESSIONS_PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      notify('로그인을 끝냈어요.')
      return client.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return { query, end }
}
