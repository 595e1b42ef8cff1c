import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '@/domain/member/me'
import { OFFICE_PATH } from '@/domain/member/paths'
import type { Office } from '@/domain/nearby/office'
import { requestApi } from '../api/requestApi'
import { updateQueryData } from '../api/updateQueryData'
import { useSubmit } from '../api/useSubmit'
import { ME_KEY } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'

interface Change {
  /** null removes it */
  office: Office | null
  /** runs on success */
  then?: () => void
  text: string
}

/** Saves an office in the member's account, or removes it. */
export function useSavedOffice() {
  const client = useQueryClient()
  const toast = useToast()
  const { submit, isPending } = useSubmit(
    ({ office }: Change) =>
      office
        ? requestApi<Office | undefined>(OFFICE_PATH, { method: 'PUT', body: office })
        : requestApi<Office | undefined>(OFFICE_PATH, { method: 'DELETE' }),
    {
      onSuccess: (saved, { then, text }) => {
        then?.()
        updateQueryData<Me>(client, ME_KEY, (me) => ({ ...me, office: saved ?? null }))
        toast({ text })
      },
      onError: ({ message }) => toast({ text: message, tone: 'wrong' }),
    },
  )
  return { change: submit, isPending }
}
