import { Box, Typography } from '@mui/material'
import type { ResourceProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { faqs as definition } from '@/resources/faqs'
import { Preview, sheet } from '../kit/defined/Composer'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedCell, definedList, type Tones } from '../kit/defined/definedList'
import { MarkdownText } from '../kit/MarkdownText'

const TONES: Tones = { status: { draft: 'plain', active: 'ok', inactive: 'plain' } }

export const faqList = definedList(definition, {
  help: `사이트의 '자주 묻는 질문'에 나오는 질문과 답이에요. 활성인 것만 보이고, 순서의 수가 작은 것이 앞에 서요.
줄을 누르면 고치는 화면이 열려요.`,
  create: '새 질문',
  search: '질문, 답',
  filters: ['status'],
  columns: ['question', 'category', 'status', 'position', 'updatedAt'],
  tones: TONES,
  emptyTitle: '아직 질문이 없어요.',
})

function Answer() {
  const [question, answer] = useWatch<{ question?: string; answer?: string }>({ name: ['question', 'answer'] })
  return (
    <Preview>
      <Box sx={sheet}>
        <Typography sx={{ fontWeight: 680, mb: 1 }}>{question || '질문'}</Typography>
        <MarkdownText text={answer ?? ''} />
      </Box>
    </Preview>
  )
}

export const faqs: ResourceProps = {
  name: 'faqs',
  list: faqList.List,
  ...definedForm(definition, {
    help: `답은 마크다운으로 써요. **굵게**, *기울임*, [글](/주소), 목록을 쓸 수 있어요.
활성으로 저장하면 사이트의 '자주 묻는 질문'에 곧바로 나와요.`,
    create: '새 질문',
    inputs: (
      <DefinedInputs inputs={['question', { source: 'answer', minRows: 10 }, ['category', 'status', 'position']]} />
    ),
    beside: <Answer />,
    actions: (record) => definedCell(definition, 'status', TONES, record),
    remove: { what: '질문', effect: '사이트에서도 사라지고, 되돌릴 수 없어요.' },
  }),
}
