import { Button } from '@mui/material'
import { useProgress } from './useMatchQueue'

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** '오늘 38건 · 검토자끼리 94% 같음 (17건)'. Says so if the agreement could not be computed. */
export function AgreementLine() {
  const { data, error, refetch } = useProgress()
  const whole = { flexBasis: '100%', margin: 0 }
  if (error)
    return (
      <p style={whole}>
        불러오지 못함 ·{' '}
        <Button size="small" onClick={() => void refetch()}>
          다시
        </Button>
      </p>
    )
  if (!data) return null
  const { pairs, share, kappa } = data.agreement
  return (
    <p
      style={whole}
      title="두 사람이 같은 표기를 본 것 가운데 답이 같은 비율이에요. 카파는 우연히 같을 몫을 뺀 값으로, 1이면 늘 같아요."
    >
      오늘 {data.today.toLocaleString()}건 ·{' '}
      {share === null
        ? '둘이 본 표기는 아직 없음'
        : `검토자끼리 ${percent(share)} 같음 (${pairs.toLocaleString()}건${
            kappa === null ? '' : `, 카파 ${kappa.toFixed(2)}`
          })`}
    </p>
  )
}
