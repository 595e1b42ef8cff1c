import { josa } from 'es-hangul'
import { useState } from 'react'
import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useResourceDefinitions } from 'react-admin'
import type { ContentAuthor } from '@/domain/moderation/detail'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { canOpen, useStaff } from '../auth'
import { CountStrip } from '../kit/facts'
import { Initial, StatusTag } from '../kit/marks'
import { koreanDate } from '../kit/dates/koreanDate'
import { Activity } from '../kit/activity/Activity'
import type { ActivityTarget } from '../kit/activity/ActivityItem'
import { BlockDialog } from '../users/UserActions'
import { DecisionRows } from './FactRows'

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > a': { marginLeft: 'auto', fontSize: 13 },
  '& small': { display: 'block', color: 'var(--soft)', fontSize: 12.5 },
})

interface Props {
  writer: ContentAuthor | null
  /** the content or report that notes about its author are reached by */
  at: Pick<ActivityTarget, 'resource' | 'id'>
}

export function WriterCard({ writer, at }: Props) {
  const staff = useStaff()
  const hasScreen = useResourceDefinitions().users?.hasList
  if (!writer) return <p style={{ color: 'var(--soft)', margin: 0 }}>{josa(WITHDRAWN_MEMBER, '이/가')} 쓴 거예요.</p>
  const counts: [string, number][] = [
    ['글', writer.posts],
    ['댓글', writer.comments],
    ['리뷰', writer.reviews],
    ['숨겨짐', writer.hidden],
  ]
  return (
    <div className="writer">
      <Who>
        <Initial name={writer.nickname} />
        <span>
          <b>{writer.nickname}</b> {writer.isBlocked && <StatusTag tone="mid">차단</StatusTag>}
          <small>
            {koreanDate(writer.joinedAt)} 가입 · {writer.role === 'user' ? '일반 회원' : ROLE_LABELS[writer.role]}
          </small>
        </span>
        {hasScreen && canOpen(staff, 'users') && <Link to={`/users/${writer.id}`}>회원 보기</Link>}
      </Who>
      <CountStrip>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={label === '숨겨짐' && count > 0 ? { color: 'var(--warn)' } : undefined}>
              {count.toLocaleString()}
            </dd>
          </div>
        ))}
      </CountStrip>
      <BlockButton writer={writer} />
      {writer.decisions.length > 0 && (
        <div className="past">
          <DecisionRows decisions={writer.decisions.slice(0, 5)} />
        </div>
      )}
      <div style={{ marginTop: 14 }}>
        <Activity key={`${at.resource}:${at.id}`} label="이 회원에 대한 메모" {...at} />
      </div>
    </div>
  )
}

/** For staff who may block members. */
function BlockButton({ writer }: { writer: ContentAuthor }) {
  const staff = useStaff()
  const [isAsked, setAsked] = useState(false)
  if (writer.role !== 'user' || writer.isBlocked || !canOpen(staff, 'users', 'edit')) return null
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mb: 0.5 }} onClick={() => setAsked(true)}>
        회원 차단
      </Button>
      {isAsked && <BlockDialog user={writer} onClose={() => setAsked(false)} />}
    </>
  )
}
