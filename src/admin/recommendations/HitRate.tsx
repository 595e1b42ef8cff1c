import type { OfflineCheck } from '@/domain/recommendation/recommendations'

const percent = (part: number, whole: number): string =>
  `${((part / whole) * 100).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}%`

/** For how many members the held-out favourite was in the top ten, by preference and by popularity alone. */
export function HitRate({ check }: { check: Omit<OfflineCheck, 'checkedAt'> | null }) {
  if (!check) return <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>아직 맞혀 보지 않음</span>
  const { members, preferenceHits, popularHits } = check
  if (members === 0)
    return (
      <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>즐겨찾기가 둘 이상인 회원이 없어 맞혀 볼 수 없음</span>
    )
  return (
    <span style={{ fontSize: 12.5, color: 'var(--soft)' }}>
      숨긴 즐겨찾기를 열 곳 안에 맞힌 비율 <b style={{ color: 'var(--ink)' }}>{percent(preferenceHits, members)}</b> ·
      인기순 열 곳으로는 {percent(popularHits, members)} · {members.toLocaleString()}명
    </span>
  )
}
