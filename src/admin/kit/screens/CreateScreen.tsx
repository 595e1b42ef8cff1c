import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { CreateBase, Form, type RaRecord, SaveButton } from 'react-admin'
import { Link } from 'react-router-dom'
import { RESOURCE_WORDS, type ResourceName } from '@/messages/staff/resources'
import { ScreenHeading } from './ScreenHeading'

interface Props {
  resource: ResourceName
  help: string
  /** what the form begins with */
  defaults?: Record<string, unknown>
  /** the form as it is sent */
  transform?: (data: RaRecord) => object
  /** inputs */
  children: ReactNode
}

/** A new record as a form. */
export const CreateScreen = ({ resource, help, defaults, transform, children }: Props) => (
  <CreateBase resource={resource} redirect="edit" transform={transform as ((data: RaRecord) => RaRecord) | undefined}>
    <Form warnWhenUnsavedChanges defaultValues={defaults}>
      <ScreenHeading title={`새 ${RESOURCE_WORDS[resource].name}`} help={help} />
      <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <SaveButton icon={<></>} color="inherit" alwaysEnable />
        <Button component={Link} to={`/${resource}`}>
          그만
        </Button>
      </Stack>
    </Form>
  </CreateBase>
)
