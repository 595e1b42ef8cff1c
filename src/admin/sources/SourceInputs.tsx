import { Typography } from '@mui/material'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Family } from '@/domain/collect/recipe'
import { DATA_PLACES } from '@/domain/collect/limits'
import { DATA_PLACE_LABELS } from '@/messages/staff/sources'
import type { sources } from '@/resources/sources'
import type { RowOf } from '@/resources/definition'
import { AgencyInput } from '../agencies/AgencyInput'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { choicesOf } from '../kit/filters/FilterSelect'
import { WordsInput } from '../kit/fields/textFields'

export type SourceRow = RowOf<typeof sources>

const linesOf = (text: string): string[] => text.split('\n')

const BoardsInput = () => (
  <TextInput
    source="boards"
    label="목록 주소"
    multiline
    minRows={2}
    format={(value: unknown) => (Array.isArray(value) ? value.join('\n') : '')}
    parse={linesOf}
    helperText="게시판 목록의 주소를 한 줄에 하나씩 적어요. 이 호스트에만 요청해요."
  />
)

const PLACES = choicesOf(Object.fromEntries(DATA_PLACES.map((place) => [place, DATA_PLACE_LABELS[place]])))
const METHODS = choicesOf({ GET: 'GET', POST: 'POST' })

/** Those of a family are known; what is written here replaces them. */
function RecipeInputs() {
  const family = useWatch<{ family: Family }>({ name: 'family' })
  return (
    <details open={family === 'generic'}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 640, mb: 1.5 }}>
        읽는 법
      </Typography>
      <DefinedInputs
        inputs={[
          [
            <TextInput key="row" source="recipe.list.row" label="목록의 줄(CSS 선택자)" placeholder="table tbody tr" />,
            <TextInput key="page" source="recipe.list.page" label="페이지 매개변수" placeholder="pageIndex" />,
            <SelectInput key="method" source="recipe.list.method" label="요청 방법" choices={METHODS} />,
          ],
          [
            <TextInput key="title" source="recipe.list.title" label="줄의 제목" placeholder="링크의 글" />,
            <TextInput key="date" source="recipe.list.date" label="줄의 날짜" placeholder="날짜만 있는 칸" />,
            <TextInput key="department" source="recipe.list.department" label="줄의 부서" />,
          ],
          [
            <WordsInput key="link" source="recipe.post.link" label="글 주소에 있는 말" />,
            <WordsInput key="id" source="recipe.post.id" label="글 번호 매개변수" />,
            <SelectInput key="data" source="recipe.post.data" label="자료가 있는 곳" choices={PLACES} />,
          ],
          [
            <WordsInput key="file" source="recipe.file.link" label="첨부 주소에 있는 말" />,
            <WordsInput key="skip" source="recipe.file.skip" label="건너뛸 첨부 주소의 말" />,
            <BooleanInput key="inList" source="recipe.file.isInList" label="첨부가 목록에 있음" />,
          ],
          [
            <TextInput
              key="post"
              source="recipe.post.address"
              label="글 주소의 틀"
              placeholder="View.do?bcIdx={1}"
              helperText="링크가 스크립트일 때 적어요. {1}에는 첫째 인수, {이름}에는 목록 주소의 매개변수가 들어가요."
            />,
            <TextInput key="download" source="recipe.file.address" label="첨부 주소의 틀" />,
          ],
        ]}
      />
    </details>
  )
}

export const SourceInputs = () => (
  <DefinedInputs
    inputs={[
      ['name', <AgencyInput key="agency" source="agency" label="기관" />],
      'family',
      <BoardsInput key="boards" />,
      [
        <WordsInput key="titleWords" source="titleWords" label="제목에 있는 말" />,
        <WordsInput key="hosts" source="hosts" label="파일이 있는 다른 호스트" />,
        'startMonth',
      ],
      <RecipeInputs key="recipe" />,
      ['rhythm', 'spacing', 'licence'],
      ['policy', 'problemShare'],
      ['state', 'heldReason'],
    ]}
  />
)

/** Blank lines are kept while typing. */
export const writtenSource = (data: { boards?: string[]; hosts?: string[]; titleWords?: string[] }) => ({
  ...data,
  boards: (data.boards ?? []).map((line) => line.trim()).filter(Boolean),
  hosts: data.hosts ?? [],
  titleWords: data.titleWords ?? [],
})
