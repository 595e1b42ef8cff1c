import { Button } from '@mui/material'
import type { QueryKey } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { NOTE_MAX } from '@/domain/backOffice/activity'
import { fetchJson } from '../../dataProvider/requestJson'
import { CountedText } from '../fields/textFields'
import { useKeptText } from '../keptText'
import { useAction } from '../useAction'

interface Props {
  /** of the record */
  url: string
  /** of its activity */
  queryKey: QueryKey
  keptAs: string
  label?: string | undefined
}

/** A note for colleagues. */
export function NoteBox({ url, queryKey, keptAs, label = '메모' }: Props) {
  const [text, setText, forget] = useKeptText(keptAs)
  const write = () => fetchJson(`${url}/notes`, { method: 'POST', body: JSON.stringify({ text: text.trim() }) })
  const note = useAction(write, {
    done: '메모를 남겼어요. 운영자만 봐요.',
    only: queryKey,
    onDone: () => {
      setText('')
      forget()
    },
  })
  const canSend = text.trim() !== '' && text.length <= NOTE_MAX && !note.isPending
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) note.mutate()
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label="메모 남기기" style={{ display: 'grid', gap: 8, marginBottom: 18 }}>
      <CountedText
        size="small"
        margin="none"
        maxRows={6}
        label={label}
        value={text}
        onChange={setText}
        max={NOTE_MAX}
        onKeyDown={(event) => event.key === 'Escape' && (event.target as HTMLElement).blur()}
      />
      <Button type="submit" size="small" variant="outlined" disabled={!canSend} sx={{ justifySelf: 'start' }}>
        메모 남기기
      </Button>
    </form>
  )
}
