'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Profile } from '@/domain/member/profile'
import { BASIC_INFO, PROFILE } from '@/messages/site/profile'
import { FormAlert } from '../form/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import type { ApiError } from '../api/requestApi'
import { NicknameField } from '../member/NicknameField'
import { RegionField } from '../member/RegionField'

interface Props {
  profile: Profile
  isSaving: boolean
  error: ApiError | null
  /** called when refused values change */
  onChange: () => void
  onSave: (change: { nickname: string; region: string }) => void
  onCancel: () => void
}

export function BasicInfoForm({ profile, isSaving, error, onChange, onSave, onCancel }: Props) {
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
