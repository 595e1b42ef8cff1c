import { Box } from '@mui/material'
import { required, type ResourceProps, SelectInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { choosableColumns, type UploadKind } from '@/domain/upload/kinds'
import { columnLabels } from '@/messages/staff/uploads'
import { formats as definition } from '@/resources/formats'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedList } from '../kit/defined/definedList'
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
    inputs: (
      <>
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
