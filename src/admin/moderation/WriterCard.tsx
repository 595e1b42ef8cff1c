import { josa } from 'es-hangul'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useResourceDefinitions } from 'react-admin'
import type { ContentAuthor } from '@/domain/moderation/detail'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { canOpen } from '../auth/canOpen'
import { useStaff } from '../auth/useStaff'
import { Initial } from '../kit/Initial'
import { koreanDate } from '../kit/dates/koreanDate'
import { DecisionRows } from './DecisionRows'

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > a': { marginLeft: 'auto', fontSize: 13 },
  '& small': { display: 'block', color: 'var(--soft)', fontSize: 12.5 },
})

const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  margin: '12px 0 8px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '5px 4px', textAlign: 'center' },
  '& > div + div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: 12, color: 'var(--soft)' },
  '& dd': { margin: 0, fontSize: 16, fontWeight: 650 },
})

export function WriterCard({ writer }: { writer: ContentAuthor | null }) {
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
          <b>{writer.nickname}</b>
          <small>
            {koreanDate(writer.joinedAt)} 가입 · {writer.role === 'user' ? '일반 회원' : ROLE_LABELS[writer.role]}
          </small>
        </span>
        {hasScreen && canOpen(staff, 'users') && <Link to={`/users/${writer.id}`}>회원 보기</Link>}
      </Who>
      <Counts>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={label === '숨겨짐' && count > 0 ? { color: 'var(--accent)' } : undefined}>
              {count.toLocaleString()}
            </dd>
          </div>
        ))}
      </Counts>
      {writer.decisions.length > 0 && (
        <div className="past">
          <DecisionRows decisions={writer.decisions.slice(0, 5)} />
        </div>
      )}
    </div>
  )
}
