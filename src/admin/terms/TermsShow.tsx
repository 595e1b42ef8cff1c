import { lazy, Suspense } from 'react'
import { Box, GlobalStyles, Paper, Typography, Button, MenuItem, Stack, TextField } from '@mui/material'
import { ShowBase, useShowContext, useGetList, useRedirect } from 'react-admin'
import { useSearchParams, Link } from 'react-router-dom'
import { josa } from 'es-hangul'
import { TERMS_LABELS, TERMS_STATE_LABELS } from '@/messages/labels'
import { TERMS_SLOTS } from '@/messages/staff/panel'
import { messageOf } from '@/messages/violations'
import { FailedState, Loading } from '../kit/states'
import { ScreenHeading } from '../kit/screens/screens'
import { StatusTag } from '../kit/marks'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { Facts } from '../kit/facts'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { MarkdownText } from '../kit/MarkdownText'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { nameOf, STATE_TONES, type TermsVersion, isEditable, ConsentCount } from './TermsList'

const TermsComparison = lazy(() => import('./TermsComparison'))

/** An announced version must be withdrawn first. */
function DeleteTermsButton({ terms }: { terms: TermsVersion }) {
  const redirect = useRedirect()
  if (terms.state !== 'draft')
    return (
      <p style={{ margin: 0, color: 'var(--soft)', fontSize: 12.5 }}>
        {messageOf({ code: 'terms-published', params: {} })}
      </p>
    )
  return (
    <ActionButton
      label="초안 지우기"
      look={{ color: 'error', variant: 'outlined' }}
      title={`${nameOf(terms)} 초안을 지울까요?`}
      effect="이 초안과 그 글이 없어져요. 되돌릴 수 없어요."
      confirmLabel="지우기"
      destructive
      run={(_, provider) => provider.delete('terms', { id: terms.id, previousData: terms })}
      done={`${josa(nameOf(terms), '을/를')} 지웠어요.`}
      onDone={() => redirect('list', 'terms')}
    />
  )
}

interface Props {
  terms: TermsVersion
  withId: number | null
  onCompare: (id: number | null) => void
}

const VERSIONS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'edition', order: 'DESC' as const } }
const IN_FORCE = messageOf({ code: 'terms-in-force', params: {} })

function TermsActions({ terms, withId, onCompare }: Props) {
  const { data: versions = [] } = useGetList<TermsVersion>('terms', { ...VERSIONS, filter: { code: terms.code } })
  const others = versions.filter(({ id }) => id !== terms.id)
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        select
        label="다른 버전과 비교하기"
        value={others.some(({ id }) => id === withId) ? String(withId) : ''}
        onChange={(event) => onCompare(event.target.value ? Number(event.target.value) : null)}
        disabled={others.length === 0}
        helperText={others.length === 0 ? '비교할 다른 버전이 없어요.' : undefined}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">비교하지 않음</MenuItem>
        {others.map(({ id, edition, state }) => (
          <MenuItem key={id} value={String(id)}>
            {edition}판 · {TERMS_STATE_LABELS[state]}
          </MenuItem>
        ))}
      </TextField>
      {isEditable(terms) ? (
        <Button component={Link} to={`/terms/${terms.id}`} variant="contained">
          고치기
        </Button>
      ) : (
        <p style={{ margin: 0, color: 'var(--soft)', fontSize: 12.5 }}>{IN_FORCE}</p>
      )}
      <Button component={Link} to={`/terms/create?code=${terms.code}&from=${terms.id}`} variant="outlined">
        이 버전에서 새 버전 만들기
      </Button>
      <Button variant="outlined" onClick={() => window.print()} disabled={withId !== null}>
        인쇄·PDF
      </Button>
      {isEditable(terms) && <DeleteTermsButton terms={terms} />}
    </Stack>
  )
}

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

function PrintedTerms({ terms }: { terms: TermsVersion }) {
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

const TermsFacts = ({ terms }: { terms: TermsVersion }) => (
  <Facts>
    <dt>시행일</dt>
    <dd>{koreanDate(terms.effectiveOn)}</dd>
    <dt>동의</dt>
    <dd>{terms.isRequired ? '필수' : '선택'}</dd>
    <dt>동의한 회원</dt>
    <dd>
      <ConsentCount {...terms} />
    </dd>
    <dt>고친 때</dt>
    <dd>{koreanMoment(terms.updatedAt)}</dd>
    {terms.pdfUrl && (
      <>
        <dt>PDF</dt>
        <dd>
          <a href={terms.pdfUrl} target="_blank" rel="noopener noreferrer">
            올려 둔 파일 열기
          </a>
        </dd>
      </>
    )}
  </Facts>
)

const HELP = `한 버전을 읽고 다른 버전과 비교해요. 새로 들어간 말은 초록으로 밑줄을, 빠진 말은 붉게 줄을 그어 보여요.
'인쇄·PDF'는 이 버전의 글만 인쇄해요. 인쇄 창에서 PDF로 저장할 수 있어요.`

export const TermsShow = () => (
  <ShowBase resource="terms" queryOptions={{ meta: FULL_RECORD, onError: () => undefined }}>
    <Shown />
  </ShowBase>
)

function Shown() {
  const { record, error, isPending, refetch } = useShowContext<TermsVersion>()
  const [params, setParams] = useSearchParams()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  const withId = Number(params.get('with')) || null
  const compare = (id: number | null) => setParams(id === null ? {} : { with: String(id) }, { replace: true })
  return (
    <>
      <ScreenHeading title={nameOf(record)} note={TERMS_LABELS[record.code]} help={HELP}>
        <StatusTag tone={STATE_TONES[record.state]}>{TERMS_STATE_LABELS[record.state]}</StatusTag>
      </ScreenHeading>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 280px' } }}>
        <div style={{ minWidth: 0, order: 0 }}>
          {withId === null ? (
            <PrintedTerms terms={record} />
          ) : (
            <Suspense fallback={<Loading />}>
              <TermsComparison key={withId} terms={record} withId={withId} />
            </Suspense>
          )}
        </div>
        <Box component="aside" aria-label="이 버전에 대해" sx={{ order: { xs: -1, lg: 1 } }}>
          <TermsFacts terms={record} />
          <TermsActions terms={record} withId={withId} onCompare={compare} />
        </Box>
      </Box>
    </>
  )
}
