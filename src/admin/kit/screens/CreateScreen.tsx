import { Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, HttpError, type RaRecord, useNotify, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { NewRecord } from './NewRecord'
import { SaveBar } from './SaveBar'
import { ScreenHeading } from './ScreenHeading'

interface Props {
  resource: ResourceName
  help: string
  defaults?: Record<string, unknown>
  transform?: (data: RaRecord) => object
  children: ReactNode
}

const isQuestion = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'restaurant-equal'

/** If the server finds a similar record, asks before adding another. */
export function CreateScreen({ resource, help, defaults, transform, children }: Props) {
  const notify = useNotify()
  const [question, setQuestion] = useState<string | null>(null)
  const onError = (error: Error) =>
    isQuestion(error) ? setQuestion(error.message) : notify(error.message, { type: 'error' })
  return (
    <NewRecord
      resource={resource}
      redirect="edit"
      onError={onError}
      transform={transform as ((data: RaRecord) => RaRecord) | undefined}
    >
      <Form warnWhenUnsavedChanges defaultValues={defaults}>
        <ScreenHeading title={`새 ${RESOURCE_LABELS[resource].name}`} help={help} />
        <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
        <SaveBar cancelTo={`/${resource}`} />
        {question && <AskAgain question={question} onClose={() => setQuestion(null)} />}
      </Form>
    </NewRecord>
  )
}

function AskAgain({ question, onClose }: { question: string; onClose: () => void }) {
  const { save } = useSaveContext()
  const { handleSubmit } = useFormContext()
  const add = handleSubmit((data) => save?.({ ...data, confirmed: true }) as Promise<void>)
  return (
    <ConfirmDialog
      open
      title="이미 있는 식당일 수 있어요"
      effect={question}
      confirmLabel="그래도 추가하기"
      onClose={onClose}
      onConfirm={() => {
        onClose()
        void add()
      }}
    />
  )
}
