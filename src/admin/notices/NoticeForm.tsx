import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, Form, maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@/domain/community/limits'
import { NOTICE_PRIORITY_LABELS, NOTICE_TYPE_LABELS } from '@/messages/labels'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { SeoulTimeInput } from '../kit/dates/SeoulTimeInput'
import { choicesOf } from '../kit/fields/choicesOf'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'
import { NoticeEffect } from './NoticeEffect'
import { NoticePreview } from './NoticePreview'
import { isAfterStart } from './isAfterStart'

const HELP = `본문은 마크다운으로 써요. 제목은 '## ', 목록은 '- '나 '1. ', 인용은 '> '로 시작하고 빈 줄이 문단을 나눠요.
**굵게**, *기울임*, [글](/주소)를 쓸 수 있어요. 오른쪽에서 모두에게 보일 모습을 미리 봐요.
시작하는 때를 적으면 그때 자동으로 보이고, 끝나는 때가 지나면 자동으로 내려가요. 때는 한국 시각이에요.`

const STATUS_CHOICES = [
  { id: 'published', name: '올림(기간에 따라 자동으로 보임)' },
  { id: 'pending', name: '초안' },
  { id: 'hidden', name: '숨김' },
]

interface Props {
  title: string
  actions?: ReactNode
}

export const NoticeForm = ({ title, actions }: Props) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="공지" help={HELP}>
      {actions}
    </ScreenHeading>
    <Box sx={besidePreview}>
      <Stack sx={inputColumn}>
        <TextInput
          source="title"
          validate={[
            required('제목을 입력해주세요.'),
            maxLength(POST_TITLE_MAX, `${POST_TITLE_MAX}자까지 쓸 수 있어요.`),
          ]}
        />
        <Box sx={inputRow}>
          <SelectInput source="noticeType" choices={choicesOf(NOTICE_TYPE_LABELS)} validate={required()} />
          <SelectInput source="priority" choices={choicesOf(NOTICE_PRIORITY_LABELS)} validate={required()} />
        </Box>
        <Box sx={inputRow}>
          <SeoulTimeInput source="publishFrom" helperText="비우면 저장하는 대로" />
          <SeoulTimeInput source="publishUntil" helperText="비우면 내릴 때까지" validate={isAfterStart} />
        </Box>
        <TextInput
          source="content"
          multiline
          minRows={14}
          helperText={<ContentCount />}
          validate={[
            required('내용을 입력해주세요.'),
            maxLength(POST_CONTENT_MAX, `${POST_CONTENT_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`),
          ]}
        />
        <Box sx={inputRow}>
          <SelectInput source="status" choices={STATUS_CHOICES} validate={required()} />
          <BooleanInput source="isPinned" helperText="목록의 맨 위에 둬요." />
        </Box>
      </Stack>
      <section aria-labelledby="notice-preview">
        <Typography id="notice-preview" variant="h2" sx={{ mb: 1 }}>
          미리 보기
        </Typography>
        <NoticePreview />
      </section>
    </Box>
    <SaveBar cancelTo="/notices">
      <NoticeEffect />
    </SaveBar>
  </Form>
)

function ContentCount() {
  const content = useWatch<{ content?: string | null }>({ name: 'content' })
  return `${(content ?? '').length.toLocaleString('ko-KR')} / ${POST_CONTENT_MAX.toLocaleString('ko-KR')}자`
}
