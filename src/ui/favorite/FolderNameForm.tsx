'use client'
import { useState } from 'react'
import { FOLDER_NAME_MAX } from '@/domain/favorite/favorite'
import { FOLDERS } from '@/messages/site/favorites'
import type { ApiResult } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { TextInput } from '../form/Field'
import { buttonClass } from '../kit/buttonClass'

interface Props {
  name?: string
  action: string
  onSubmit: (name: string) => Promise<ApiResult<unknown>>
  onCancel: () => void
}

export function FolderNameForm({ name: initialName = '', action, onSubmit, onCancel }: Props) {
  const [name, setName] = useState(initialName)
  // Unlike `useSubmit`'s error it stays during a retry.
  const [error, setError] = useState<string | null>(null)
  const { submit, isPending } = useSubmit(onSubmit, {
    onSuccess: () => setError(null),
    onError: ({ message }) => setError(message),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit(name)
      }}
      className="flex flex-col gap-2.5"
    >
      <TextInput
        variant="compact"
        label={FOLDERS.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
        required
        maxLength={FOLDER_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
      <div className="flex gap-2">
        <button type="submit" aria-disabled={isPending} className={buttonClass('primary', 'aria-disabled:opacity-70')}>
          {action}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain')}>
          {FOLDERS.cancel}
        </button>
      </div>
    </form>
  )
}
