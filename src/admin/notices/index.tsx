import { Paper, Stack, Typography } from '@mui/material'
import { type ResourceProps, useListContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { josa } from 'es-hangul'
import { noticePhase } from '@/domain/community/postRules'
import { notices as definition } from '@/resources/notices'
import type { RecordOf } from '@/resources/definition'
import { koreanMoment } from '../kit/dates/koreanDate'
import { Effect, Preview } from '../kit/defined/Composer'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedCell, definedList, type Tones } from '../kit/defined/definedList'
import { TitleCell } from '../kit/lists/TitleCell'
import { MarkdownText } from '../kit/MarkdownText'
import { StatusTag } from '../kit/marks'
import { ActionButton } from '../kit/dialogs/ActionDialog'

const REASONS = ['잘못 올린 공지', '기간이 지난 공지', '다른 공지로 대신함']

function DeleteNoticesButton() {
  const { selectedIds: ids, onUnselectItems } = useListContext<{ id: number }>()
  const count = `${ids.length.toLocaleString('ko-KR')}건`
  return (
    <ActionButton
      label="휴지통으로"
      look={{ size: 'small' }}
      title={`공지 ${josa(count, '을/를')} 지울까요?`}
      effect={`고른 공지 ${josa(count, '이/가')} 휴지통으로 가고, 보이던 것은 바로 내려가요. 곧바로 되돌릴 수 있어요.`}
      confirmLabel="휴지통으로"
      destructive
      reasons={REASONS}
      run={(reason, provider) => provider.deleteMany('notices', { ids, meta: { reason } })}
      done={`공지 ${ids.length}건을 휴지통으로 보냈어요.`}
      undo={() => (provider) => provider.actionMany('notices', ids, 'restore')}
      onDone={() => onUnselectItems()}
    />
  )
}

type Notice = RecordOf<typeof definition>

const TONES: Tones = {
  phase: { draft: 'plain', scheduled: 'mid', live: 'ok', ended: 'plain', hidden: 'plain' },
  noticeType: { notice: 'plain', maintenance: 'mid', update: 'plain', emergency: 'mid' },
}

function periodOf({ publishFrom, publishUntil }: Pick<Notice, 'publishFrom' | 'publishUntil'>): string {
  if (!publishFrom && !publishUntil) return '늘'
  if (!publishUntil) return `${koreanMoment(publishFrom ?? '')}부터`
  return publishFrom
    ? `${koreanMoment(publishFrom)} – ${koreanMoment(publishUntil)}`
    : `${koreanMoment(publishUntil)}까지`
}

export const noticeList = definedList(definition, {
  help: `모두에게 보이는 공지예요. 시작하는 때를 적으면 그때 자동으로 보이고, 끝나는 때가 지나면 자동으로 내려가요.
상태는 서버의 시계로 정해요. 줄을 누르면 고치는 화면이 열려요.`,
  create: '새 공지',
  search: '제목, 내용',
  filters: ['phase', 'noticeType', 'priority'],
  columns: ['title', 'noticeType', 'priority', 'phase', 'publishFrom', 'viewCount', 'createdAt'],
  labels: { publishFrom: '보이는 때' },
  cells: {
    title: ({ title, excerpt, isPinned }) => <TitleCell title={title} excerpt={excerpt} isPinned={isPinned} />,
    publishFrom: periodOf,
    viewCount: ({ viewCount }) => viewCount.toLocaleString(),
  },
  tones: TONES,
  bulk: <DeleteNoticesButton />,
  perPage: 10,
  emptyTitle: '아직 공지가 없어요.',
})

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
  return <Effect>{effectOf({ status, publishFrom, publishUntil })}</Effect>
}

function NoticePreview() {
  const notice = useWatch() as Partial<Notice>
  const { title, content, noticeType = 'notice', isPinned } = notice
  return (
    <Preview>
      <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 2, minHeight: 200 }}>
        <Stack direction="row" sx={{ gap: 0.75, mb: 1 }}>
          {definedCell(definition, 'noticeType', TONES, { noticeType })}
          {isPinned && <StatusTag>고정</StatusTag>}
        </Stack>
        <Typography component="h3" sx={{ fontSize: 19, fontWeight: 700, letterSpacing: '-0.02em', mb: 1.5 }}>
          {title || <span style={{ color: 'var(--faint)' }}>제목</span>}
        </Typography>
        {content ? <MarkdownText text={content} /> : <p style={{ color: 'var(--faint)' }}>쓰는 대로 여기에 보여요.</p>}
      </Paper>
    </Preview>
  )
}

const isAfterStart = (until: unknown, { publishFrom }: { publishFrom?: string | null }): string | undefined =>
  typeof until === 'string' && publishFrom && Date.parse(until) <= Date.parse(publishFrom)
    ? '보이기를 마치는 때는 시작하는 때보다 뒤여야 해요.'
    : undefined

const STATUS_CHOICES = [
  { id: 'published', name: '올림(기간에 따라 자동으로 보임)' },
  { id: 'pending', name: '초안' },
  { id: 'hidden', name: '숨김' },
]

export const notices: ResourceProps = {
  name: 'notices',
  list: noticeList.List,
  ...definedForm(definition, {
    help: `본문은 마크다운으로 써요. 제목은 '## ', 목록은 '- '나 '1. ', 인용은 '> '로 시작하고 빈 줄이 문단을 나눠요.
**굵게**, *기울임*, [글](/주소)를 쓸 수 있어요. 오른쪽에서 모두에게 보일 모습을 미리 봐요.
시작하는 때를 적으면 그때 자동으로 보이고, 끝나는 때가 지나면 자동으로 내려가요. 때는 한국 시각이에요.`,
    create: '새 공지',
    inputs: (
      <DefinedInputs
        inputs={[
          'title',
          ['noticeType', 'priority'],
          ['publishFrom', { source: 'publishUntil', validate: isAfterStart }],
          { source: 'content', minRows: 14, isCounted: true },
          [{ source: 'status', choices: STATUS_CHOICES }, 'isPinned'],
        ]}
      />
    ),
    beside: <NoticePreview />,
    effect: <NoticeEffect />,
    remove: null,
    actions: (record) => definedCell(definition, 'phase', TONES, record),
    showValue: (field, value) =>
      field.startsWith('publish') && typeof value === 'string' ? koreanMoment(value) : undefined,
  }),
}
