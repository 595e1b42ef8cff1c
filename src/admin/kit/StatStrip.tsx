import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: '0 0 16px',
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  overflow: 'hidden',
  '& > div': { padding: '13px 18px 12px', boxShadow: '-1px 0 var(--line), 0 -1px var(--line)', minWidth: 0 },
  '& .label, & .note': { display: 'block', fontSize: 12.5, color: 'var(--soft)' },
  '& .value': { display: 'block', fontSize: 23, fontWeight: 640, letterSpacing: '-0.03em', lineHeight: 1.35 },
})

export interface StripFigure {
  label: string
  /** null: failed to load */
  value: string | null
  note?: string
  onRetry?: () => void
}

export const StatStrip = ({ label, figures }: { label: string; figures: StripFigure[] }) => (
  <Strip role="group" aria-label={label}>
    {figures.map((one) => (
      <div key={one.label}>
        <span className="label">{one.label}</span>
        {one.value === null ? (
          <span style={{ display: 'block', lineHeight: '31px', color: 'var(--soft)' }}>
            불러오지 못함
            {one.onRetry && (
              <Button size="small" onClick={one.onRetry} aria-label={`${one.label} 다시 불러오기`}>
                다시
              </Button>
            )}
          </span>
        ) : (
          <span className="value">{one.value}</span>
        )}
        {one.note && <span className="note">{one.note}</span>}
      </div>
    ))}
  </Strip>
)
