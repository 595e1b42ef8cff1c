import { Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useSetScreenHelp } from '../../shortcuts/screenHelp'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 공공밥상 운영`
  }, [title])
}

interface Props {
  title: string
  note?: ReactNode
  /** the purpose of the screen, shown in the help dialog (`?`) */
  help?: string | undefined
  children?: ReactNode
}

/** One per screen. */
export function ScreenHeading({ title, note, help, children }: Props) {
  useDocumentTitle(title)
  useSetScreenHelp(help)
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ alignItems: 'center', gap: '6px 12px', flexWrap: 'wrap', mb: 2, minHeight: 32 }}
    >
      <Typography variant="h1">{title}</Typography>
      {note != null && <Typography sx={{ color: 'var(--soft)', fontSize: 13 }}>{note}</Typography>}
      <Stack direction="row" sx={{ ml: 'auto', gap: 1, alignItems: 'center' }}>
        {children}
      </Stack>
    </Stack>
  )
}
