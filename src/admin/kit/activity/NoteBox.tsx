import { Button, TextField } from '@mui/material'
import type { QueryKey } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { NOTE_MAX } from '@/domain/backOffice/activity'
import { fetchJson } from '../../dataProvider/requestJson'
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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !note.isPending) note.mutate()
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label="메모 남기기" style={{ display: 'grid', gap: 8, marginBottom: 18 }}>
      <TextField
        size="small"
        fullWidth
        multiline
        maxRows={6}
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && (event.target as HTMLElement).blur()}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
      <Button
        type="submit"
        size="small"
        variant="outlined"
        disabled={note.isPending || text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        메모 남기기
      </Button>
    </form>
  )
}
