import { Box, Button } from '@mui/material'
import { required, type ResourceProps, SelectInput, useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FormatFile, formatFileText, readFormatFile } from '@/domain/dataFormat'
import { choosableColumns, type UploadKind } from '@/domain/upload/kinds'
import { columnLabels } from '@/messages/staff/uploads'
import { formats as definition } from '@/resources/formats'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedList } from '../kit/defined/definedList'
import { saveFile } from '../kit/lists/downloads'
import { choicesOf } from '../kit/filters/FilterSelect'
import { WordsInput } from '../kit/fields/textFields'

export const formatList = definedList(definition, {
  help: `파일에 적히는 열 이름과 그 뜻이에요. 활성인 포맷의 이름은 올리는 파일에서 자동으로 알아봐요.
사용중단으로 바꾸면 그 이름으로만 읽히는 파일은 올릴 때 거절돼요. 이름이 바뀌면 버전을 올려 새로 만드세요.`,
  create: '새 포맷',
  search: '이름, 열 이름',
  filters: ['kind', 'status'],
  columns: ['name', 'kind', 'edition', 'status', 'columns', 'updatedAt'],
  cells: {
    edition: ({ edition }) => `${edition}판`,
    columns: ({ columns }) => Object.values(columns).flat().join(', '),
  },
  tones: { status: { draft: 'plain', active: 'ok', deprecated: 'mid' } },
  emptyTitle: '아직 포맷이 없어요. 널리 쓰이는 열 이름은 포맷 없이도 알아봐요.',
})

function KindInput() {
  const { setValue } = useFormContext()
  const isStored = useRecordContext()?.id !== undefined
  return (
    <SelectInput
      source="kind"
      choices={choicesOf(definition.fields.kind.labels)}
      validate={required()}
      readOnly={isStored}
      onChange={() => setValue('columns', {})}
    />
  )
}

const DownloadFormat = ({ format }: { format: FormatFile }) => (
  <Button
    variant="outlined"
    onClick={() =>
      saveFile(
        new Blob([formatFileText(format)], { type: 'application/json' }),
        `${format.name} ${format.edition}판.json`,
      )
    }
  >
    JSON으로 받기
  </Button>
)

/** Of a new format: fills the form from a downloaded file. */
function FillFromFile() {
  const { setValue } = useFormContext()
  const notify = useNotify()
  const isStored = useRecordContext()?.id !== undefined
  if (isStored) return null
  const fill = async (file: File | undefined) => {
    const read = file && readFormatFile(await file.text())
    if (!read)
      return notify('포맷 파일이 아니에요. 포맷 화면의 ‘JSON으로 받기’로 받은 파일을 골라 주세요.', { type: 'error' })
    for (const [name, value] of Object.entries(read)) setValue(name, value, { shouldDirty: true })
    notify('파일의 내용을 채웠어요. 살펴보고 저장해 주세요.')
  }
  return (
    <Button component="label" variant="outlined" sx={{ alignSelf: 'start' }}>
      JSON 파일에서 채우기
      <input
        hidden
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          void fill(target.files?.[0])
          target.value = ''
        }}
      />
    </Button>
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

export const formats: ResourceProps = {
  name: 'formats',
  list: formatList.List,
  ...definedForm(definition, {
    help: `열마다 파일에 적히는 이름을 쉼표로 나누어 적어요. 띄어쓰기와 괄호 안의 단위는 없는 셈 쳐요.
비워 둔 열은 널리 쓰이는 이름으로만 알아봐요.`,
    create: '새 포맷',
    titleOf: ({ name, edition }) => `${name} ${edition}판`,
    actions: (record) => <DownloadFormat format={record} />,
    inputs: (
      <>
        <FillFromFile />
        <DefinedInputs inputs={[['name', <KindInput key="kind" />, 'edition', 'status'], 'description']} />
        <ColumnInputs />
      </>
    ),
    remove: {
      what: '포맷',
      effect: '이 포맷의 열 이름은 더는 알아보지 못해요. 이미 가져온 기록은 그대로예요.',
    },
  }),
}
