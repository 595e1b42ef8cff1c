'use client'
import { type SyntheticEvent, useState } from 'react'
import { FOLDER_NAME_MAX } from '@/domain/favorite/limits'
import { FOLDERS } from '@/messages/site/favorites'
import { TextInputField } from '../kit/TextInputField'
import { buttonClass } from '../kit/buttonClass'

interface Props {
  name?: string
  action: string
  /** @returns what is wrong with the name, or null when it is done */
  onSubmit: (name: string) => Promise<string | null>
  onCancel: () => void
}

/** The name of a folder, new or changed. */
export function FolderNameForm({ name: given = '', action, onSubmit, onCancel }: Props) {
  const [name, setName] = useState(given)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setError(await onSubmit(name))
    setSending(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2.5">
      <TextInputField
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
        <button type="submit" aria-disabled={sending} className={buttonClass('primary', 'aria-disabled:opacity-70')}>
          {action}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain')}>
          {FOLDERS.cancel}
        </button>
      </div>
    </form>
  )
}
