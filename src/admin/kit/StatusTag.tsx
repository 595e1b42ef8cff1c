import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const COLOURS = {
  ok: { background: 'var(--good-wash)', color: 'var(--good)' },
  mid: { background: 'var(--warn-wash)', color: 'var(--warn)' },
  bad: { background: 'var(--accent-wash)', color: 'var(--accent)' },
  plain: { background: 'var(--wash)', color: 'var(--soft)', boxShadow: 'inset 0 0 0 1px var(--line)' },
} as const

export type StatusTone = keyof typeof COLOURS

const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 7px',
  borderRadius: 4,
  fontSize: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})

/** A status label: ok is normal, mid waiting, bad late or broken, plain everything else. */
export function StatusTag({ tone = 'plain', children }: { tone?: StatusTone; children: ReactNode }) {
  return <Tag style={COLOURS[tone]}>{children}</Tag>
}
