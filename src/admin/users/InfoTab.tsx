import { Alert } from '@mui/material'
import { Link } from 'react-router-dom'
import { useResourceDefinitions } from 'react-admin'
import { TERMS_LABELS } from '@/messages/labels'
import { CONSENT_ACTION_LABELS } from '@/messages/staff/people'
import { CountStrip, FactList } from '../kit/facts'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { listPath } from '../kit/lists/recordLinks'
import type { UserRecord } from './user'
import { blockEnd } from './userCells'
import { InviteAgain } from './InviteDialog'

function Numbers({ user }: { user: UserRecord }) {
  const { id, reviewCount, postCount, commentCount, reportCount, openReportCount } = user
  const screens = useResourceDefinitions()
  const counts: [label: string, count: number, resource: string][] = [
    ['리뷰', reviewCount, 'reviews'],
    ['글', postCount, 'posts'],
    ['댓글', commentCount, 'comments'],
  ]
  return (
    <CountStrip>
      {counts.map(([label, count, resource]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {screens[resource]?.hasList && count > 0 ? (
              <Link to={listPath(resource, { author: id })} aria-label={`${label} ${count}건 보기`}>
                {count.toLocaleString()}
              </Link>
            ) : (
              count.toLocaleString()
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{openReportCount > 0 ? `받은 신고 · 대기 ${openReportCount}` : '받은 신고'}</dt>
        <dd style={openReportCount > 0 ? { color: 'var(--warn)' } : undefined}>{reportCount.toLocaleString()}</dd>
      </div>
    </CountStrip>
  )
}

export const InfoTab = ({ user }: { user: UserRecord }) => (
  <>
    {user.isBlocked && (
      <Alert severity="warning" icon={false} sx={{ mb: 1.5, py: 0.5 }}>
        <b>차단 · {blockEnd(user.blockedUntil)}</b>
        <div>{user.blockedReason}</div>
      </Alert>
    )}
    {user.role !== 'user' && !user.hasPassword && <InviteAgain user={user} />}
    <Numbers user={user} />
    <FactList
      facts={[
        ['이메일', user.email],
        ['지역', user.region],
        ['가입', koreanMoment(user.createdAt)],
        ['마지막 로그인', user.lastSignInAt ? koreanMoment(user.lastSignInAt) : '없음'],
        ['로그인하는 법', waysOf(user)],
        ['역할', user.grantedAt && `${koreanDate(user.grantedAt)} · ${user.grantedBy ?? '서버에서'} 줌`],
      ]}
    />
    <FactList
      title="약관 동의"
      facts={user.consents.map(({ code, version, action, occurredAt }) => [
        TERMS_LABELS[code],
        `${version}판 ${CONSENT_ACTION_LABELS[action]} · ${koreanDate(occurredAt)}`,
      ])}
    />
    {user.consents.length === 0 && <p style={{ color: 'var(--soft)', marginTop: -12 }}>동의한 기록이 없어요.</p>}
    <p style={{ display: 'flex', gap: 14, fontSize: 13 }}>
      <Link to={listPath('audit', { subjectType: 'user', subject: user.id })}>이 회원에 관한 감사 기록</Link>
      <Link to={listPath('audit', { actor: user.id })}>이 회원이 한 일</Link>
    </p>
  </>
)

const waysOf = ({ isKakao, hasPassword }: UserRecord): string =>
  [isKakao && '카카오', hasPassword && '이메일과 비밀번호'].filter(Boolean).join(', ') || '아직 없음'
