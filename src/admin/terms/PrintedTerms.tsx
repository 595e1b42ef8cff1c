import { GlobalStyles, Paper, Typography } from '@mui/material'
import { TERMS_LABELS } from '@/messages/labels'
import { TERMS_SLOTS } from '@/messages/terms/panel'
import { MarkdownText } from '../kit/MarkdownText'
import { koreanDate } from '../kit/dates/koreanDate'
import type { TermsVersion } from './termsVersion'

const ON_PAPER = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.terms-sheet, .terms-sheet *': { visibility: 'visible' },
    '.terms-sheet': {
      position: 'absolute',
      inset: '0 0 auto 0',
      border: '0 !important',
      padding: '0 !important',
      color: '#000 !important',
      background: '#fff !important',
    },
    '.terms-sheet h2, .terms-sheet h3': { breakAfter: 'avoid' },
    '.terms-sheet li': { breakInside: 'avoid' },
  },
} as const

export function PrintedTerms({ terms }: { terms: TermsVersion }) {
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <Paper
        component="article"
        className="terms-sheet"
        variant="outlined"
        sx={{ p: { xs: 2.5, md: 4 }, borderRadius: 2 }}
      >
        <Typography component="h2" sx={{ fontSize: 22, fontWeight: 720, letterSpacing: '-0.02em' }}>
          {terms.title}
        </Typography>
        <Typography sx={{ color: 'var(--soft)', fontSize: 13, mb: 3 }}>
          {TERMS_LABELS[terms.code]} {terms.edition}판 · {koreanDate(terms.effectiveOn)} 시행
        </Typography>
        <MarkdownText text={terms.body ?? ''} slots={TERMS_SLOTS} />
      </Paper>
    </>
  )
}
