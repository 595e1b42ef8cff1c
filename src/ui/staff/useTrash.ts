import { useRouter } from 'next/navigation'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { memberMessages } from '@/messages/site/member'
import { staffButtonMessages } from '@/messages/site/staffButtons'
import { restaurantHref } from '../urls/restaurantHref'
import { type ApiResult, requestApi } from '../api/requestApi'
import { useToast } from '../toast/ToastProvider'

/**
 * Puts a restaurant into the trash and offers to undo it. The page is refreshed each time: its row goes or comes back.
 */
export function useTrash(id: number): () => Promise<ApiResult<undefined>> {
  const [router, show] = [useRouter(), useToast()]
  const restore = async () => {
    const answered = await requestApi(`${STAFF_RESTAURANTS_PATH}/${id}/restore`, { method: 'POST' })
    if (!answered.ok) return show({ text: staffButtonMessages.restoreFailed(answered.message), tone: 'wrong' })
    // Its own page has become the not-found page, which a refresh does not turn back.
    if (location.pathname === restaurantHref(id)) return location.reload()
    show({ text: staffButtonMessages.restored })
    router.refresh()
  }
  return async () => {
    const answered = await requestApi(`${STAFF_RESTAURANTS_PATH}/${id}`, { method: 'DELETE' })
    if (!answered.ok) return { ...answered, message: staffButtonMessages.removeFailed(answered.message) }
    show({ text: staffButtonMessages.removed, action: { label: memberMessages.undo, run: () => void restore() } })
    router.refresh()
    return answered
  }
}
