import { useEffect, useRef, useState } from 'react'
import { PROFILE_MESSAGE_MS } from '@/domain/member/limits'
import { ME_PATH } from '@/domain/member/paths'
import type { Profile } from '@/domain/member/profile'
import { BASIC_INFO } from '@/messages/site/profile'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useRefreshMe } from '../member/useMe'

type ProfileChange = Pick<Profile, 'nickname'> & { region: string }

export function useProfileEdit(initialProfile: Profile) {
  const [profile, setProfile] = useState(initialProfile)
  const [isEditing, setEditing] = useState(false)
  const [savedMessage, setSavedMessage] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refreshMe = useRefreshMe()
  useEffect(() => () => clearTimeout(timer.current), [])

  const { submit, isPending, error, clearError } = useSubmit(
    (change: ProfileChange) => requestApi<Profile>(ME_PATH, { method: 'PATCH', body: change }),
    {
      onSuccess: async (saved) => {
        setProfile(saved)
        setEditing(false)
        setSavedMessage(BASIC_INFO.saved)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setSavedMessage(null), PROFILE_MESSAGE_MS)
        // The header shows the new name.
        await refreshMe()
      },
    },
  )
  const setMode = (mode: 'read' | 'edit') => {
    clearError()
    setSavedMessage(null)
    setEditing(mode === 'edit')
  }
  return { profile, isEditing, isSaving: isPending, error, savedMessage, setMode, save: submit, clearError }
}
