'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { koreanDay } from '@/domain/koreanDay'
import type { Profile } from '@/contract/member'
import { BASIC_INFO, PROFILE } from '@/messages/site/profile'
import { PROFILE_MESSAGE_MS } from '@/domain/member/limits'
import { formatDayLong } from '../format/day'
import { buttonClass } from '../kit/buttonClass'
import { requestApi, type ApiError } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useRefreshMe } from '../member/useMe'
import { FormAlert } from '../form/FormAlert'
import { NicknameField, RegionField } from '../member/ProfileFields'
import { DefinitionRow } from './DefinitionRow'

interface Props {
  profile: Profile
  isSaving: boolean
  error: ApiError | null
  /** called when refused values change */
  onChange: () => void
  onSave: (change: { nickname: string; region: string }) => void
  onCancel: () => void
}

function BasicInfoForm({ profile, isSaving, error, onChange, onSave, onCancel }: Props) {
  const [nickname, setNickname] = useState(profile.nickname)
  const [region, setRegion] = useState(profile.region ?? '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const errorOf = (field: string) => (error?.field === field ? error.message : null)
  const formError = error && error.field === null ? `${BASIC_INFO.failed} ${error.message}` : null
  const changed = (set: (value: string) => void) => (value: string) => {
    set(value)
    onChange()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ nickname, region })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={BASIC_INFO.edit}
      aria-busy={isSaving}
      className="mb-6 border-b border-line pb-6 [&>div:first-of-type]:mt-0"
    >
      <FormAlert>{formError}</FormAlert>
      <NicknameField value={nickname} onChange={changed(setNickname)} error={errorOf('nickname')} />
      <RegionField value={region} onChange={changed(setRegion)} error={errorOf('region')} />
      <div className="mt-6 flex gap-2">
        <button
          type="submit"
          aria-disabled={isSaving}
          className={buttonClass('primary', 'min-w-24 aria-disabled:opacity-60')}
        >
          {isSaving ? PROFILE.saving : PROFILE.save}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain', 'min-w-24')}>
          {PROFILE.cancel}
        </button>
      </div>
    </form>
  )
}

type ProfileChange = Pick<Profile, 'nickname'> & { region: string }

function useProfileEdit(initialProfile: Profile) {
  const [profile, setProfile] = useState(initialProfile)
  const [isEditing, setEditing] = useState(false)
  const [savedMessage, setSavedMessage] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refreshMe = useRefreshMe()
  useEffect(() => () => clearTimeout(timer.current), [])

  const { submit, isPending, error, clearError } = useSubmit(
    (change: ProfileChange) => requestApi('PATCH /api/v1/me', { body: change }),
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

export function BasicInfo({ profile: initialProfile }: { profile: Profile }) {
  const { profile, isEditing, isSaving, error, savedMessage, setMode, save, clearError } =
    useProfileEdit(initialProfile)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // When the form closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <>
      <p
        role="status"
        className={
          savedMessage
            ? 'mb-4 rounded-field border border-good/40 px-4 py-2.5 text-small font-medium text-good'
            : 'sr-only'
        }
      >
        {savedMessage}
      </p>
      {isEditing && (
        <BasicInfoForm
          profile={profile}
          isSaving={isSaving}
          error={error}
          onChange={clearError}
          onSave={save}
          onCancel={() => setMode('read')}
        />
      )}
      <dl>
        {!isEditing && (
          <>
            <DefinitionRow label={BASIC_INFO.nickname}>
              <bdi>{profile.nickname}</bdi>
            </DefinitionRow>
            <DefinitionRow label={BASIC_INFO.region}>
              {profile.region ?? <span className="font-normal text-soft">{BASIC_INFO.noRegion}</span>}
            </DefinitionRow>
          </>
        )}
        <DefinitionRow label={BASIC_INFO.email} note={BASIC_INFO.emailNote}>
          {profile.email ?? <span className="font-normal text-soft">{BASIC_INFO.noEmail}</span>}
        </DefinitionRow>
        <DefinitionRow label={BASIC_INFO.joined}>
          <time dateTime={profile.joined_at}>{formatDayLong(koreanDay(new Date(profile.joined_at)))}</time>
        </DefinitionRow>
      </dl>
      {!isEditing && (
        <button ref={button} type="button" onClick={() => setMode('edit')} className={buttonClass('plain', 'mt-3')}>
          {BASIC_INFO.edit}
        </button>
      )}
    </>
  )
}
