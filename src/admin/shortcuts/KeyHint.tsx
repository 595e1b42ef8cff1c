import { styled } from '@mui/material/styles'
import { isCharacter, useCharactersOff } from './shortcuts'

const Key = styled('kbd')({
  fontFamily: 'inherit',
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '15px',
  display: 'inline-block',
  textAlign: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  border: '1px solid var(--line)',
  borderBottomWidth: 2,
  borderRadius: 4,
  background: 'var(--card)',
  color: 'var(--soft)',
  '& + &': { marginLeft: 3 },
  // On a dark button the hint takes the button's colours.
  '.MuiButton-contained &': { background: 'transparent', borderColor: 'currentColor', color: 'inherit', opacity: 0.85 },
})

const NAMES: Record<string, string> = { Escape: 'Esc', Enter: '↵', ArrowUp: '↑', ArrowDown: '↓' }
const nameOf = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)

export function KeyHint({ keys }: { keys: string }) {
  const [areOff] = useCharactersOff()
  if (areOff && isCharacter(keys)) return null
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {keys.split('+').map((key) => (
        <Key key={key}>{nameOf(key)}</Key>
      ))}
    </span>
  )
}
