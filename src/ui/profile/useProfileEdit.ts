import { useEffect, useRef, useState } from 'react'
import { PROFILE_MESSAGE_MS } from '@/domain/member/limits'
import { ME_PATH } from '@/domain/member/paths'
import type { Profile } from '@/domain/member/profile'
import { BASIC_INFO } from '@/messages/site/profile'
import { requestApi, type ApiError } from '../api/requestApi'
import { useRefreshMe } from '../member/useMe'

/**
 * Reading and changing what a member may change: read mode, edit mode, and back by saving or cancelling. `said` stands
 * for a few seconds after it was saved.
 */
export function useProfileEdit(given: Profile) {
  const [profile, setProfile] = useState(given)
  const [editing, setEditing] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refreshMe = useRefreshMe()
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (asked: boolean) => {
    setRefused(null)
    setSaid(null)
    setEditing(asked)
  }
  const save = async (change: { nickname: string; region: string }) => {
    if (saving) return
    setSaving(true)
    setRefused(null)
    const answered = await requestApi<Profile>(ME_PATH, { method: 'PATCH', body: change })
    setSaving(false)
    if (!answered.ok) return setRefused(answered)
    setProfile(answered.data)
    setEditing(false)
    setSaid(BASIC_INFO.saved)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(null), PROFILE_MESSAGE_MS)
    // The bar greets by the new name.
    await refreshMe()
  }
  return { profile, editing, saving, refused, said, open, save, forget: () => setRefused(null) }
}
