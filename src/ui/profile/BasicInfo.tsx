'use client'
import { useEffect, useRef } from 'react'
import { koreanDay } from '@/domain/koreanDay'
import type { Profile } from '@/domain/member/profile'
import { BASIC_INFO } from '@/messages/site/profile'
import { formatDayLong } from '../format/day'
import { buttonClass } from '../kit/buttonClass'
import { BasicInfoForm } from './BasicInfoForm'
import { DefinitionRow } from './DefinitionRow'
import { useProfileEdit } from './useProfileEdit'

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
