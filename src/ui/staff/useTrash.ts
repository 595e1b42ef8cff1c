import { useRouter } from 'next/navigation'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { memberMessages } from '@/messages/site/member'
import { staffButtonMessages } from '@/messages/site/staffButtons'
import { restaurantHref } from '../urls/restaurantHref'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'

/**
 * Puts a restaurant into the trash, and offers to take it out again. The page is asked anew either way: its line goes,
 * and comes back.
 * @returns what went wrong, null when it is done
 */
export function useTrash(id: number): () => Promise<string | null> {
  const [router, show] = [useRouter(), useToast()]
  const restore = async () => {
    const answered = await requestApi(`${STAFF_RESTAURANTS_PATH}/${id}/restore`, { method: 'POST' })
    if (!answered.ok) return show({ text: staffButtonMessages.restoreFailed(answered.message), tone: 'wrong' })
    // Its own page has become the not-found page, which no refresh turns back.
    if (location.pathname === restaurantHref(id)) return location.reload()
    show({ text: staffButtonMessages.restored })
    router.refresh()
  }
  return async () => {
    const answered = await requestApi(`${STAFF_RESTAURANTS_PATH}/${id}`, { method: 'DELETE' })
    if (!answered.ok) return staffButtonMessages.removeFailed(answered.message)
    show({ text: staffButtonMessages.removed, action: { label: memberMessages.undo, run: () => void restore() } })
    router.refresh()
    return null
  }
}
