import type { TermsVersion } from './termsVersion'

export function ConsentCount({ state, acceptedCount, memberCount }: TermsVersion) {
  if (state === 'draft') return '–'
  const share = memberCount ? Math.round((acceptedCount / memberCount) * 100) : 0
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {acceptedCount.toLocaleString('ko-KR')}
      <span style={{ color: 'var(--soft)' }}>
        {' '}
        / 회원 {memberCount.toLocaleString('ko-KR')}명 · {Math.min(share, 100)}%
      </span>
    </span>
  )
}
