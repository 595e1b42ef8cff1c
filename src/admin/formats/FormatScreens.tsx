import {
  useEditContext,
  Form,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FORMAT_KINDS } from '@/domain/dataFormat/dataFormat'
import { choosableColumns } from '@/domain/upload/columns'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { FORMAT_STATUS_LABELS } from '@/messages/labels'
import { columnLabels } from '@/messages/staff/uploadRecords'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { NewRecord } from '../kit/screens/NewRecord'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { WordsInput } from '../kit/fields/WordsInput'
import { choicesOf } from '../kit/fields/choicesOf'
import { inputColumn, inputRow } from '../kit/composer'
import type { FormatRecord } from './formatRecord'

const HELP = `열마다 파일에 적히는 이름을 쉼표로 나누어 적어요. 띄어쓰기와 괄호 안의 단위는 없는 셈 쳐요.
비워 둔 열은 널리 쓰이는 이름으로만 알아봐요.`

const FormatForm = ({ title, actions }: { title: string; actions?: ReactNode }) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="데이터 포맷" help={HELP}>
      {actions}
    </ScreenHeading>
    <Stack sx={{ ...inputColumn, maxWidth: 880 }}>
      <Box sx={inputRow}>
        <TextInput
          source="name"
          validate={[required('이름을 입력해주세요.'), maxLength(60, '60자까지 쓸 수 있어요.')]}
        />
        <KindInput />
        <NumberInput source="edition" step={1} validate={[required(), minValue(1, '1 이상이어야 해요.')]} />
        <SelectInput source="status" choices={choicesOf(FORMAT_STATUS_LABELS)} validate={required()} />
      </Box>
      <TextInput source="description" multiline validate={maxLength(500, '500자까지 쓸 수 있어요.')} />
      <ColumnInputs />
    </Stack>
    <SaveBar cancelTo="/formats" />
  </Form>
)

const KIND_CHOICES = FORMAT_KINDS.map((id) => ({ id, name: UPLOAD_KIND_LABELS[id].name }))

function KindInput() {
  const { setValue } = useFormContext()
  const isStored = useRecordContext()?.id !== undefined
  return (
    <SelectInput
      source="kind"
      choices={KIND_CHOICES}
      validate={required()}
      readOnly={isStored}
      onChange={() => setValue('columns', {})}
    />
  )
}

function ColumnInputs() {
  const kind = useWatch<{ kind: UploadKind }>({ name: 'kind' })
  const labels = columnLabels(kind)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {choosableColumns(kind).map((column) => (
        <WordsInput key={`${kind}.${column}`} source={`columns.${column}`} label={labels[column] ?? column} />
      ))}
    </Box>
  )
}

const FIRST = { kind: 'visits', edition: 1, status: 'draft', columns: {} }

export const FormatCreate = () => (
  <NewRecord resource="formats" record={FIRST} redirect="list">
    <FormatForm title="새 포맷" />
  </NewRecord>
)

export const FormatEdit = () => (
  <ConflictEdit resource="formats">
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<FormatRecord>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  const effect = '이 포맷의 열 이름은 더는 알아보지 못해요. 이미 가져온 기록은 그대로예요.'
  return (
    <FormatForm
      title={`${record.name} ${record.edition}판`}
      actions={<DeleteRecordButton what="포맷" effect={effect} />}
    />
  )
}
