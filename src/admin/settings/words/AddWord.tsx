import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { WORD_MAX, WORD_NOTE_MAX, type WordKind } from '@/domain/wordList/wordList'
import { WORD_EXAMPLES } from '@/messages/staff/words'
import { useWordActions } from './useWordActions'

export function AddWord({ kind }: { kind: WordKind }) {
  const [word, setWord] = useState('')
  const [note, setNote] = useState('')
  const clear = () => {
    setWord('')
    setNote('')
  }
  const { add } = useWordActions({ onAdded: clear })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ kind, word: word.trim(), note: note.trim() || null })
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={onSubmit}
      aria-label="단어 더하기"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start', mt: 2.25, mb: 1.5 }}
    >
      <TextField
        size="small"
        required
        label="단어"
        placeholder={WORD_EXAMPLES[kind]}
        value={word}
        onChange={({ target }) => {
          setWord(target.value)
          add.reset()
        }}
        error={add.isError}
        helperText={add.error?.message}
        slotProps={{ htmlInput: { maxLength: WORD_MAX, autoComplete: 'off' } }}
        sx={{ flex: '1 1 220px', maxWidth: 320 }}
      />
      <TextField
        size="small"
        label="메모(없어도 됨)"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: WORD_NOTE_MAX, autoComplete: 'off' } }}
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
      />
      <Button type="submit" variant="contained" disabled={add.isPending || word.trim() === ''} sx={{ height: 40 }}>
        더하기
      </Button>
    </Stack>
  )
}
