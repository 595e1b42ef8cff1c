import { Paper, Stack, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { NOTICE_TYPE_LABELS } from '@/messages/labels'
import { MarkdownText } from '../kit/MarkdownText'
import { StatusTag } from '../kit/StatusTag'
import { type Notice, TYPE_TONES } from './notice'

export function NoticePreview() {
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
