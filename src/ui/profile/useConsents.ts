import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Consent, type Consents, CONSENTS_PATH } from '@/domain/member/consents'
import { CONSENTS } from '@/messages/site/consents'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { useMemberQuery } from '../member/useMemberQuery'

const KEY = ['own-consents'] as const

/** The member's consents, and changing one: the answer says how all of them stand then. */
export function useConsents() {
  const query = useMemberQuery<Consents>(KEY, CONSENTS_PATH)
  const client = useQueryClient()
  const show = useToast()
  const [changing, setChanging] = useState<Consent['code'] | null>(null)
  const change = async ({ code, version, title }: Consent, given: boolean) => {
    if (changing !== null) return
    setChanging(code)
    const answered = await requestApi<Consents>(CONSENTS_PATH, { method: 'PUT', body: { code, version, given } })
    if (answered.ok) client.setQueriesData<Consents>({ queryKey: KEY }, answered.data)
    // A text that was replaced meanwhile has to be shown before it can be agreed to.
    else await query.refetch()
    setChanging(null)
    if (answered.ok) show({ text: given ? CONSENTS.given(title) : CONSENTS.withdrawn(title) })
    else show({ text: answered.message, tone: 'wrong' })
  }
  return { ...query, changing, change }
}
