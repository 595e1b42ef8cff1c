import { TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { ID_MAX } from '@/domain/http/limits'
import { useFilter } from '../kit/filters/useFilter'

export function SubjectNumber() {
  const [number, setNumber] = useFilter<number>('subject')
  const [draft, setDraft] = useState({ of: number, text: String(number ?? '') })
  // The draft belongs to the number it was typed over, so that resetting the filters also clears the field.
  const text = draft.of === number ? draft.text : String(number ?? '')
  const apply = () => {
    if (text === String(number ?? '')) return
    const typed = Number(text)
    const next = typed > 0 && typed <= ID_MAX ? typed : undefined
    setDraft({ of: next, text: String(next ?? '') })
    setNumber(next ?? null)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form onSubmit={onSubmit}>
      <TextField
        size="small"
        value={text}
        placeholder="대상 번호"
        onChange={({ target }) => setDraft({ of: number, text: target.value.replace(/\D/g, '') })}
        onBlur={apply}
        slotProps={{ htmlInput: { 'aria-label': '대상 번호', inputMode: 'numeric' } }}
        sx={{ width: 96, '& .MuiOutlinedInput-root': { height: 32, fontSize: 13 } }}
      />
    </form>
  )
}
