import { useRouter } from 'next/navigation'
import { STAFF_RESTAURANTS_PATH } from '@/domain/staff/paths'
import { MEMBER_WORDS } from '@/messages/member'
import { STAFF_BUTTONS } from '@/messages/staffButtons'
import { restaurantHref } from '../address/restaurantHref'
import { callApi } from '../member/callApi'
import { useToast } from '../toast/ToastScope'

/**
 * Puts a restaurant into the trash, and offers to take it out again. The page is asked anew either way: its line goes,
 * and comes back.
 * @returns what went wrong, null when it is done
 */
export function useTrash(id: number): () => Promise<string | null> {
  const [router, show] = [useRouter(), useToast()]
  const restore = async () => {
    const answered = await callApi(`${STAFF_RESTAURANTS_PATH}/${id}/restore`, { method: 'POST' })
    if (!answered.ok) return show({ text: STAFF_BUTTONS.restoreFailed(answered.message), tone: 'wrong' })
    // Its own page has become the not-found page, which no refresh turns back.
    if (location.pathname === restaurantHref(id)) return location.reload()
    show({ text: STAFF_BUTTONS.restored })
    router.refresh()
  }
  return async () => {
    const answered = await callApi(`${STAFF_RESTAURANTS_PATH}/${id}`, { method: 'DELETE' })
    if (!answered.ok) return STAFF_BUTTONS.removeFailed(answered.message)
    show({ text: STAFF_BUTTONS.removed, action: { label: MEMBER_WORDS.undo, run: () => void restore() } })
    router.refresh()
    return null
  }
}
