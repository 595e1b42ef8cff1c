import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSetScreenHelp } from '../../shortcuts/screenHelp'
import { useDocumentTitle } from './useDocumentTitle'

interface Props {
  title: string
  /** a fact next to the title: when it was counted, how many there are */
  note?: ReactNode
  /** what the screen is for, said by the dialog behind `?` */
  help?: string
  /** buttons at the right end */
  children?: ReactNode
}

/** The head of a screen: its name, its help, its buttons. One a screen. */
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
