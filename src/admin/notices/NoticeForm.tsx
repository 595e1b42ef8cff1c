import { Box, Stack, Typography, Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, Form, maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@/domain/community/limits'
import { NOTICE_PRIORITY_LABELS, NOTICE_TYPE_LABELS } from '@/messages/labels'
import { noticePhase } from '@/domain/community/noticePhase'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { SeoulTimeInput } from '../kit/dates/SeoulTimeInput'
import { choicesOf } from '../kit/fields/choicesOf'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'
import { MarkdownText } from '../kit/MarkdownText'
import { StatusTag } from '../kit/StatusTag'
import { koreanMoment } from '../kit/dates/koreanDate'
import { type Notice, TYPE_TONES } from './notice'

type Written = Pick<Notice, 'status' | 'publishFrom' | 'publishUntil'>

/** Estimated by this machine's clock; the server's decides. */
function effectOf(notice: Written): string {
  const until = notice.publishUntil ? `, ${koreanMoment(notice.publishUntil)}에 자동으로 내려가요` : ''
  switch (noticePhase(notice, new Date())) {
    case 'draft':
      return '저장해도 아직 아무에게도 보이지 않아요.'
    case 'hidden':
      return '저장하면 아무에게도 보이지 않아요.'
    case 'ended':
      return '끝나는 때가 이미 지나 아무에게도 보이지 않아요.'
    case 'scheduled':
      return `저장하면 ${koreanMoment(notice.publishFrom ?? '')}부터 모두에게 보여요${until}.`
    case 'live':
      return `저장하는 대로 모두에게 보여요${until}.`
  }
}

function NoticeEffect() {
  const { status = 'published', publishFrom = null, publishUntil = null } = useWatch() as Partial<Written>
  return (
    <Typography aria-live="polite" sx={{ color: 'var(--soft)', fontSize: 13 }}>
      {effectOf({ status, publishFrom, publishUntil })}
    </Typography>
  )
}

function NoticePreview() {
  const { title, content, noticeType = 'notice', isPinned } = useWatch() as Partial<Notice>
  return (
    <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 2, minHeight: 200 }}>
      <Stack direction="row" sx={{ gap: 0.75, mb: 1 }}>
        <StatusTag tone={TYPE_TONES[noticeType]}>{NOTICE_TYPE_LABELS[noticeType]}</StatusTag>
        {isPinned && <StatusTag>고정</StatusTag>}
      </Stack>
      <Typography component="h3" sx={{ fontSize: 19, fontWeight: 700, letterSpacing: '-0.02em', mb: 1.5 }}>
        {title || <span style={{ color: 'var(--faint)' }}>제목</span>}
      </Typography>
      {content ? <MarkdownText text={content} /> : <p style={{ color: 'var(--faint)' }}>쓰는 대로 여기에 보여요.</p>}
    </Paper>
  )
}

const isAfterStart = (until: unknown, { publishFrom }: { publishFrom?: string | null }): string | undefined =>
  typeof until === 'string' && publishFrom && Date.parse(until) <= Date.parse(publishFrom)
    ? '보이기를 마치는 때는 시작하는 때보다 뒤여야 해요.'
    : undefined

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
