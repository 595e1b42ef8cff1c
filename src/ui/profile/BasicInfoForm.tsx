'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Profile } from '@/domain/member/profile'
import { BASIC_INFO, PROFILE } from '@/messages/site/profile'
import { FormAlert } from '../kit/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import type { ApiError } from '../api/requestApi'
import { NicknameField } from '../member/NicknameField'
import { RegionField } from '../member/RegionField'

interface Props {
  profile: Profile
  saving: boolean
  refused: ApiError | null
  /** what was refused is being changed */
  onType: () => void
  onSave: (change: { nickname: string; region: string }) => void
  onCancel: () => void
}

/** Nickname and region in their edit mode. What was typed stays whatever the answer is. */
export function BasicInfoForm({ profile, saving, refused, onType, onSave, onCancel }: Props) {
  const [nickname, setNickname] = useState(profile.nickname)
  const [region, setRegion] = useState(profile.region ?? '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const about = (field: string) => (refused?.field === field ? refused.message : null)
  const whole = refused && refused.field === null ? `${BASIC_INFO.failed} ${refused.message}` : null
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value)
    onType()
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
      aria-busy={saving}
      className="mb-6 border-b border-line pb-6 [&>div:first-of-type]:mt-0"
    >
      <FormAlert>{whole}</FormAlert>
      <NicknameField value={nickname} onType={typed(setNickname)} refused={about('nickname')} />
      <RegionField value={region} onType={typed(setRegion)} refused={about('region')} />
      <div className="mt-6 flex gap-2">
        <button
          type="submit"
          aria-disabled={saving}
          className={buttonClass('primary', 'min-w-24 aria-disabled:opacity-60')}
        >
          {saving ? PROFILE.saving : PROFILE.save}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain', 'min-w-24')}>
          {PROFILE.cancel}
        </button>
      </div>
    </form>
  )
}
