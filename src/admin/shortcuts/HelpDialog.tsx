import {
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  Typography,
} from '@mui/material'
import Close from '@mui/icons-material/Close'
import { useSyncExternalStore, useEffect } from 'react'
import { KeyHint } from './KeyHint'
import { currentShortcuts, type ShortcutGroup, subscribeToShortcuts, useCharactersOff } from './shortcuts'

let current: string | null = null
const listeners = new Set<() => void>()

function setHelp(text: string | null): void {
  current = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSetScreenHelp(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    setHelp(text)
    return () => setHelp(null)
  }, [text])
}

const useScreenHelp = (): string | null => useSyncExternalStore(subscribe, () => current)

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = useSyncExternalStore(subscribeToShortcuts, currentShortcuts)
  const help = useScreenHelp()
  const [areOff, setOff] = useCharactersOff()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="help-title">
      <DialogTitle id="help-title" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        도움말
        <IconButton onClick={onClose} aria-label="닫기" size="small" edge="end">
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {help !== null && <Typography sx={{ color: 'var(--soft)', mb: 2, whiteSpace: 'pre-line' }}>{help}</Typography>}
        {mergeByTitle(groups).map((group) => (
          <KeyGroup key={group.title} group={group} />
        ))}
        <FormControlLabel
          control={<Switch size="small" checked={!areOff} onChange={(_, isOn) => setOff(!isOn)} />}
          label="글자 단축키 쓰기"
        />
      </DialogContent>
    </Dialog>
  )
}

function mergeByTitle(groups: ShortcutGroup[]): ShortcutGroup[] {
  const titles = [...new Set(groups.map(({ title }) => title))]
  return titles.map((title) => ({
    title,
    shortcuts: groups.flatMap((group) => (group.title === title ? group.shortcuts : [])),
  }))
}

function KeyGroup({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  return (
    <Stack component="section" sx={{ mb: 2 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {shortcuts.map(({ keys, label }) => (
        <Stack
          key={keys}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', py: 0.75, borderTop: '1px solid var(--line)' }}
        >
          <span>{label}</span>
          <KeyHint keys={keys} />
        </Stack>
      ))}
    </Stack>
  )
}
