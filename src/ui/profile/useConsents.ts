import { useQueryClient } from '@tanstack/react-query'
import type { Consent, Consents } from '@/domain/member/consents'
import { CONSENTS_PATH } from '@/domain/member/paths'
import { CONSENTS } from '@/messages/site/consents'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../toast/ToastProvider'
import { useMemberQuery } from '../member/useMemberQuery'

const KEY = ['own-consents'] as const

interface ConsentChange {
  consent: Consent
  given: boolean
}

export function useConsents() {
  const query = useMemberQuery<Consents>(KEY, CONSENTS_PATH)
  const client = useQueryClient()
  const show = useToast()
  const { submit, isPending } = useSubmit(
    async ({ consent: { code, version }, given }: ConsentChange) => {
      const answered = await requestApi<Consents>(CONSENTS_PATH, { method: 'PUT', body: { code, version, given } })
      if (answered.ok) client.setQueriesData<Consents>({ queryKey: KEY }, answered.data)
      // A newer version must be shown before it can be accepted.
      else await query.refetch()
      return answered
    },
    {
      onSuccess: (_consents, { consent: { title }, given }) =>
        show({ text: given ? CONSENTS.given(title) : CONSENTS.withdrawn(title) }),
      onError: ({ message }) => show({ text: message, tone: 'wrong' }),
    },
  )
  return { ...query, isChanging: isPending, change: submit }
}
