'use client'
import { SESSIONS_PATH } from '@/domain/member/profile'
import { PROFILE, SESSIONS } from '@/messages/site/profile'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { NO_CONTENT, requestApi } from '../api/requestApi'
import { useRedirectHome } from './useRedirectHome'

export function EndAllDialog({ onClose }: { onClose: () => void }) {
  const goHome = useRedirectHome()
  const endAll = async () => {
    const answered = await requestApi(SESSIONS_PATH, { method: 'DELETE' })
    if (!answered.ok && answered.code !== 'unauthenticated') return answered
    await goHome(SESSIONS.endedAll)
    return NO_CONTENT
  }
  return (
    <ConfirmDialog
      title={SESSIONS.endAllAsk}
      note={SESSIONS.endAllNote}
      confirmLabel={SESSIONS.end}
      pendingLabel={SESSIONS.ending}
      cancelLabel={PROFILE.cancel}
      onConfirm={endAll}
      onClose={onClose}
    />
  )
}
