import { Button, Stack, Typography, Box } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import {
  ListBase,
  type ListBaseProps,
  Form,
  type RaRecord,
  useEditContext,
  HttpError,
  useNotify,
  useSaveContext,
} from 'react-admin'
import AddIcon from '@mui/icons-material/Add'
import { useFormContext } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { useSetScreenHelp } from '../../shortcuts/HelpDialog'
import { useShortcuts } from '../../shortcuts/shortcuts'
import { ConflictEdit, type ShowValue } from '../dialogs/ConflictEdit'
import { FailedState, Loading } from '../states'
import { EditNotes } from '../editing/EditNotes'
import { KeptForm } from '../editing/KeptForm'
import { SaveBar, NewRecord } from './saving'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 공공밥상 운영`
  }, [title])
}

interface ScreenHeadingProps {
  title: string
  note?: ReactNode
  /** the purpose of the screen, shown in the help dialog (`?`) */
  help?: string | undefined
  children?: ReactNode
}

/** One per screen. */
export function ScreenHeading({ title, note, help, children }: ScreenHeadingProps) {
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
      <Stack direction="row" sx={{ ml: 'auto', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Stack>
  )
}

interface ListScreenProps extends Pick<
  ListBaseProps,
  'sort' | 'filter' | 'filterDefaultValues' | 'perPage' | 'queryOptions'
> {
  resource: ResourceName
  title?: string
  note?: ReactNode
  help?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

export function ListScreen({ title, note, help, actions, children, resource, ...list }: ListScreenProps) {
  return (
    <ListBase resource={resource} perPage={20} exporter={false} {...list}>
      <ScreenHeading title={title ?? RESOURCE_LABELS[resource].name} note={note} help={help}>
        {actions}
      </ScreenHeading>
      {children}
    </ListBase>
  )
}

interface CreateLinkProps {
  to: string
  children: string
  /** without, another of the screen has it */
  hasKey?: boolean
  variant?: 'contained' | 'outlined'
}

/** To the form of a new record, also by N. */
export function CreateLink({ to, children, hasKey = true, variant = 'contained' }: CreateLinkProps) {
  const navigate = useNavigate()
  useShortcuts('목록', hasKey ? [{ keys: 'n', label: children, run: () => void navigate(to) }] : [])
  return (
    <Button variant={variant} component={Link} to={to} startIcon={<AddIcon />}>
      {children}
    </Button>
  )
}

interface EditScreenProps<T extends RaRecord> {
  resource: ResourceName
  titleOf: (record: T) => string
  help: string
  /** where saving and giving up lead to; otherwise the list */
  backTo?: (id: RaRecord['id']) => string
  actions?: ReactNode
  /** shown next to the form where there is room, for anything that is not a form field */
  aside?: ReactNode
  showValue?: ShowValue
  transform?: (data: T) => Partial<T>
  children: ReactNode
}

export function EditScreen<T extends RaRecord>(props: EditScreenProps<T>) {
  const { resource, transform, showValue, backTo } = props
  return (
    <ConflictEdit
      resource={resource}
      redirect={backTo ? (_resource, id = 0) => backTo(id) : 'list'}
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
  // What was typed stays when reading the record again fails.
  if (error && !record) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return isPending || !record ? <Loading /> : children(record)
}

type EditFormProps<T extends RaRecord> = EditScreenProps<T> & { record: T }

function EditForm<T extends RaRecord>(props: EditFormProps<T>) {
  const { record, resource, titleOf, help, backTo, actions, aside, children } = props
  const form = (
    <Form noValidate warnWhenUnsavedChanges>
      <KeptForm>
        <EditNotes />
        <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
        <SaveBar cancelTo={backTo?.(record.id) ?? `/${resource}`} needsChange />
      </KeptForm>
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

interface CreateScreenProps {
  resource: ResourceName
  help: string
  defaults?: Record<string, unknown>
  transform?: (data: RaRecord) => object
  children: ReactNode
}

const isQuestion = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'restaurant-equal'

/** If the server finds a similar record, asks before adding another. */
export function CreateScreen({ resource, help, defaults, transform, children }: CreateScreenProps) {
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
      <Form noValidate warnWhenUnsavedChanges defaultValues={defaults}>
        <ScreenHeading title={`새 ${RESOURCE_LABELS[resource].name}`} help={help} />
        <KeptForm>
          <EditNotes />
          <Stack sx={{ maxWidth: 640, gap: 1 }}>{children}</Stack>
          <SaveBar cancelTo={`/${resource}`} />
        </KeptForm>
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
