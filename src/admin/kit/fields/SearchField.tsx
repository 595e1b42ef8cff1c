import { InputAdornment, OutlinedInput } from '@mui/material'
import Search from '@mui/icons-material/Search'
import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

interface Props {
  value: string
  /** called once typing pauses; null for an empty query */
  onChange: (query: string | null) => void
  /** the searched fields: '이름, 주소' */
  placeholder: string
}

export function SearchField({ value, onChange, placeholder }: Props) {
  /** the text while focused; null shows the list's own filter */
  const [typed, setTyped] = useState<string | null>(null)
  const apply = useRef(onChange)
  useEffect(() => {
    apply.current = onChange
  })
  useEffect(() => {
    if (typed === null || typed === value) return
    const timer = setTimeout(() => apply.current(typed.trim() || null), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  const onBlur = () => {
    if (typed !== null && typed.trim() !== value) apply.current(typed.trim() || null)
    setTyped(null)
  }
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed ?? value}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={onBlur}
      inputProps={{ 'aria-label': `목록에서 찾기: ${placeholder}` }}
      startAdornment={
        <InputAdornment position="start">
          <Search sx={{ fontSize: 16 }} />
        </InputAdornment>
      }
      sx={{ flex: '1 1 190px', maxWidth: 340, height: 32, fontSize: 13, pl: 1.25 }}
    />
  )
}
