'use client'
import { SESSIONS_PATH } from '@/domain/member/profile'
import { PROFILE, SESSIONS } from '@/messages/profile'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { callApi } from '../member/callApi'
import { useGoHome } from './useGoHome'

/** Asks before every device is signed out, this one too. */
export function EndAllDialog({ onClose }: { onClose: () => void }) {
  const goHome = useGoHome()
  const endAll = async () => {
    const answered = await callApi(SESSIONS_PATH, { method: 'DELETE' })
    if (!answered.ok && answered.code !== 'not-signed-in') return answered.message
    await goHome(SESSIONS.endedAll)
    return null
  }
  return <ConfirmDialog title={SESSIONS.endAllAsk} note={SESSIONS.endAllNote} yes={SESSIONS.end} doing={SESSIONS.ending} no={PROFILE.cancel} onYes={endAll} onClose={onClose} />
}
