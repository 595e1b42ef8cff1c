import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { noticePhase } from '@/domain/community/noticePhase'
import { koreanMoment } from '../kit/dates/koreanDate'
import type { Notice } from './notice'

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

export function NoticeEffect() {
  const { status = 'published', publishFrom = null, publishUntil = null } = useWatch() as Partial<Written>
  return (
    <Typography aria-live="polite" sx={{ color: 'var(--soft)', fontSize: 13 }}>
      {effectOf({ status, publishFrom, publishUntil })}
    </Typography>
  )
}
