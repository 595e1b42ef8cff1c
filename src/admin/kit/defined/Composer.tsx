import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Form, useResourceContext } from 'react-admin'
import { isDrafted } from '@/domain/backOffice/recordEdits'
import { EditNotes } from '../editing/EditNotes'
import { KeptForm } from '../editing/KeptForm'
import { SaveBar } from '../screens/saving'
import { ScreenHeading } from '../screens/screens'

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

const INPUTS = { gap: 2, minWidth: 0, '& .MuiFormControl-root': { m: 0, width: '100%' } } as const

/** A preview's frame. */
export const sheet = {
  p: 2.5,
  border: '1px solid var(--line)',
  borderRadius: 2,
  bgcolor: 'var(--card)',
  overflow: 'auto',
}

interface Props {
  title: string
  note: string
  help?: string | undefined
  cancelTo: string
  actions?: ReactNode
  /** at the right, where there is room */
  beside?: ReactNode
  /** what saving does, next to the button */
  effect?: ReactNode
  children: ReactNode
}

/** The form of a text that is previewed while it is written. Leaving one whose draft is kept asks nothing. */
export const Composer = ({ title, note, help, cancelTo, actions, beside, effect, children }: Props) => (
  <Form noValidate warnWhenUnsavedChanges={!isDrafted(useResourceContext())}>
    <ScreenHeading title={title} note={note} help={help}>
      {actions}
    </ScreenHeading>
    <KeptForm>
      <EditNotes />
      {beside === undefined ? (
        <Stack sx={{ ...INPUTS, maxWidth: 880 }}>{children}</Stack>
      ) : (
        <Box sx={COLUMNS}>
          <Stack sx={INPUTS}>{children}</Stack>
          {beside}
        </Box>
      )}
      <SaveBar cancelTo={cancelTo}>{effect}</SaveBar>
    </KeptForm>
  </Form>
)

export function Preview({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        미리 보기
      </Typography>
      {children}
    </section>
  )
}

export const Effect = ({ children }: { children: ReactNode }) => (
  <Typography aria-live="polite" sx={{ color: 'var(--soft)', fontSize: 13 }}>
    {children}
  </Typography>
)
