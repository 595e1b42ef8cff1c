import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, type RaRecord, useEditContext } from 'react-admin'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { ConflictEdit, type ShowValue } from '../dialogs/ConflictEdit'
import { FailedState } from '../FailedState'
import { Loading } from '../Loading'
import { SaveBar } from './SaveBar'
import { ScreenHeading } from './ScreenHeading'

interface Props<T extends RaRecord> {
  resource: ResourceName
  titleOf: (record: T) => string
  help: string
  actions?: ReactNode
  /** shown next to the form where there is room, for anything that is not a form field */
  aside?: ReactNode
  showValue?: ShowValue
  transform?: (data: T) => Partial<T>
  children: ReactNode
}

export function EditScreen<T extends RaRecord>(props: Props<T>) {
  const { resource, transform, showValue } = props
  return (
    <ConflictEdit
      resource={resource}
      transform={transform as ((data: RaRecord) => RaRecord) | undefined}
      showValue={showValue}
    >
      <Opened<T>>{(record) => <EditForm {...props} record={record} />}</Opened>
    </ConflictEdit>
  )
}

/** The record that is edited, once it has arrived. */
export function Opened<T extends RaRecord>({ children }: { children: (record: T) => ReactNode }) {
  const { record, error, isPending, refetch } = useEditContext<T>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return isPending || !record ? <Loading /> : children(record)
}

type FormProps<T extends RaRecord> = Props<T> & { record: T }

function EditForm<T extends RaRecord>({ record, resource, titleOf, help, actions, aside, children }: FormProps<T>) {
  const form = (
    <Form warnWhenUnsavedChanges>
      <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
      <SaveBar cancelTo={`/${resource}`} needsChange />
    </Form>
  )
  return (
    <>
      <ScreenHeading title={titleOf(record)} note={RESOURCE_LABELS[resource].name} help={help}>
        {actions}
      </ScreenHeading>
      {aside ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 640px) minmax(280px, 1fr)' },
          }}
        >
          {form}
          <Stack sx={{ gap: 2 }}>{aside}</Stack>
        </Box>
      ) : (
        form
      )}
    </>
  )
}
