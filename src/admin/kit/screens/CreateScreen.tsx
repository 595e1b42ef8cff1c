import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { RESOURCE_WORDS, type ResourceName } from '@/messages/staff/resources'
import { NewRecord } from './NewRecord'
import { SaveBar } from './SaveBar'
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
  <NewRecord resource={resource} redirect="edit" transform={transform as ((data: RaRecord) => RaRecord) | undefined}>
    <Form warnWhenUnsavedChanges defaultValues={defaults}>
      <ScreenHeading title={`새 ${RESOURCE_WORDS[resource].name}`} help={help} />
      <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
      <SaveBar cancelTo={`/${resource}`} />
    </Form>
  </NewRecord>
)
