import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, maxLength, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FAQ_ANSWER_MAX, FAQ_CATEGORY_MAX, FAQ_QUESTION_MAX } from '@/domain/faq/faq'
import { FAQ_STATUS_LABELS } from '@/messages/labels'
import { MarkdownText } from '../kit/MarkdownText'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { choicesOf } from '../kit/fields/choicesOf'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'

const HELP = `답은 마크다운으로 써요. **굵게**, *기울임*, [글](/주소), 목록을 쓸 수 있어요.
활성으로 저장하면 사이트의 '자주 묻는 질문'에 곧바로 나와요.`

const upTo = (max: number) => maxLength(max, `${max.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`)

export const FaqForm = ({ title, actions }: { title: string; actions?: ReactNode }) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="자주 묻는 질문" help={HELP}>
      {actions}
    </ScreenHeading>
    <Box sx={besidePreview}>
      <Stack sx={inputColumn}>
        <TextInput source="question" validate={[required('질문을 입력해주세요.'), upTo(FAQ_QUESTION_MAX)]} />
        <TextInput
          source="answer"
          multiline
          minRows={10}
          validate={[required('답을 입력해주세요.'), upTo(FAQ_ANSWER_MAX)]}
        />
        <Box sx={inputRow}>
          <TextInput source="category" validate={[required('분류를 입력해주세요.'), upTo(FAQ_CATEGORY_MAX)]} />
          <SelectInput source="status" choices={choicesOf(FAQ_STATUS_LABELS)} validate={required()} />
          <NumberInput source="position" step={1} helperText="작은 수가 앞에 서요." validate={required()} />
        </Box>
      </Stack>
      <section aria-labelledby="faq-preview">
        <Typography id="faq-preview" variant="h2" sx={{ mb: 1 }}>
          미리 보기
        </Typography>
        <Preview />
      </section>
    </Box>
    <SaveBar cancelTo="/faqs" />
  </Form>
)

const sheet = { p: 2.5, border: '1px solid var(--line)', borderRadius: 2, bgcolor: 'var(--card)', overflow: 'auto' }

function Preview() {
  const [question, answer] = useWatch<{ question?: string; answer?: string }>({ name: ['question', 'answer'] })
  return (
    <Box sx={sheet}>
      <Typography sx={{ fontWeight: 680, mb: 1 }}>{question || '질문'}</Typography>
      <MarkdownText text={answer ?? ''} />
    </Box>
  )
}
